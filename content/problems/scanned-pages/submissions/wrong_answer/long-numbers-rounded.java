import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    /** Cuts a name where letters and digits meet. */
    static String[] pieces(String name) {
        return name.split("(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])");
    }

    static boolean isNumber(String piece) {
        return Character.isDigit(piece.charAt(0));
    }

    static int compare(String[] a, String[] b) {
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            if (a[i].equals(b[i])) continue;
            if (isNumber(a[i]) && isNumber(b[i])) return Double.compare(Double.parseDouble(a[i]), Double.parseDouble(b[i]));
            return a[i].compareTo(b[i]);
        }
        return Integer.compare(a.length, b.length);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[][] names = new String[Integer.parseInt(in.readLine())][];
        for (int i = 0; i < names.length; i++) names[i] = pieces(in.readLine());
        Arrays.sort(names, Main::compare);
        StringBuilder out = new StringBuilder();
        for (String[] name : names) out.append(String.join("", name)).append('\n');
        System.out.print(out);
    }
}

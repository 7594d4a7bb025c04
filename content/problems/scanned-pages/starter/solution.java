import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    /** Negative if a comes first, positive if b does. */
    static int compare(String a, String b) {
        return a.compareTo(b); // Your code here.
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] names = new String[Integer.parseInt(in.readLine())];
        for (int i = 0; i < names.length; i++) names[i] = in.readLine();
        Arrays.sort(names, Main::compare);
        for (String name : names) System.out.println(name);
    }
}

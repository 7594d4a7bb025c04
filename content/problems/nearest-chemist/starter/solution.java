import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.TreeSet;

public class Main {
    static String nearest(TreeSet<Integer> open, int x) {
        return "NONE"; // Your code here.
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        TreeSet<Integer> open = new TreeSet<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String event = in.readLine();
            int x = Integer.parseInt(event.substring(2));
            switch (event.charAt(0)) {
                case '+' -> open.add(x);
                case '-' -> open.remove(x);
                default -> out.append(nearest(open, x)).append('\n');
            }
        }
        System.out.print(out);
    }
}

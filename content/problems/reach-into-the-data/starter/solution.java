import java.util.Map;
import java.util.Scanner;

public class Main {
    /** What to print for a value, and its parts: of a list under the names 0, 1, 2 and so on. */
    record Value(String shown, Map<String, Value> parts) {}

    static String text;
    static int at = 0;

    /** Reads the value that begins at the place `at`, and moves `at` behind it. */
    static Value read() {
        // Your code here.
        return new Value("", Map.of());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        text = in.nextLine();
        Value root = read();
        int q = Integer.parseInt(in.nextLine().trim());
        for (int i = 0; i < q; i++) {
            String path = in.nextLine().trim();

            // Your code here: follow the path from the root.
            System.out.println("missing");
        }
    }
}

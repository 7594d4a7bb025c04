import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static String safe(String text) {
        // Your code here.
        return text;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String[] parts = in.nextLine().split("=", 2);
            values.put(parts[0], parts[1]);
        }
        String template = in.nextLine();

        // Your code here: fill the places of the template.
        System.out.println(safe(template));
    }
}

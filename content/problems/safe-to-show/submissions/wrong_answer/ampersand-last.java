import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static String safe(String text) {
        // The ampersand first, or it would find those that were just put in.
        return text.replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'", "&#39;")
            .replace("&", "&amp;");
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
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < template.length(); at++) {
            char c = template.charAt(at);
            if (c != '{') {
                out.append(c);
                continue;
            }
            int close = template.indexOf('}', at);
            String name = template.substring(at + 1, close);
            boolean asItIs = name.startsWith("!");
            String value = values.getOrDefault(asItIs ? name.substring(1) : name, "");
            out.append(asItIs ? value : safe(value));
            at = close;
        }
        System.out.println(out);
    }
}

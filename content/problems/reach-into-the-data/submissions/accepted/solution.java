import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static String text;
    static int at = 0;

    static char peek() {
        while (text.charAt(at) == ' ') at++;
        return text.charAt(at);
    }

    static String quoted() {
        int end = text.indexOf('"', at + 1);
        String inside = text.substring(at + 1, end);
        at = end + 1;
        return inside;
    }

    /** What to print for a value, and what lies inside it. */
    record Value(String shown, Map<String, Value> parts) {}

    static Value value() {
        char first = peek();
        if (first == '"') return new Value(quoted(), Map.of());
        if (first != '{' && first != '[') {
            int start = at;
            while (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '-') at++;
            return new Value(text.substring(start, at), Map.of());
        }
        Map<String, Value> parts = new HashMap<>();
        at++;
        while (peek() != '}' && peek() != ']') {
            String name = String.valueOf(parts.size());
            if (first == '{') {
                name = quoted();
                peek();
                at++; // the colon
            }
            parts.put(name, value());
            if (peek() == ',') at++;
        }
        at++;
        return new Value((first == '{' ? "object " : "list ") + parts.size(), parts);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        text = in.readLine() + " ;";
        Value root = value();
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            Value found = root;
            for (String step : in.readLine().trim().split("/")) {
                if (found != null && !step.isEmpty()) found = found.parts().get(step);
            }
            out.append(found == null ? "missing" : found.shown()).append('\n');
        }
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    static String decoded(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%') {
                result.append((char) Integer.parseInt(text.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                result.append(c == '+' ? ' ' : c);
            }
        }
        return result.toString();
    }

    public static void main(String[] args) {
        String query = new Scanner(System.in).next();
        boolean any = false;
        for (String piece : query.split("&")) {
            if (piece.isEmpty()) continue;
            String[] parts = piece.split("=", 2);
            String value = parts.length == 2 ? parts[1] : "";
            System.out.println(decoded(parts[0]) + " = " + decoded(value));
            any = true;
        }
        if (!any) System.out.println("empty");
    }
}

import java.util.Scanner;

public class Main {
    static String decoded(String piece) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < piece.length(); i++) {
            char c = piece.charAt(i);
            if (c == '+') {
                out.append(' ');
            } else if (c == '%') {
                if (i + 2 >= piece.length()) throw new IllegalArgumentException(piece);
                int high = Character.digit(piece.charAt(i + 1), 16);
                int low = Character.digit(piece.charAt(i + 2), 16);
                if (high < 0 || low < 0) throw new IllegalArgumentException(piece);
                out.append((char) (16 * high + low));
                i += 2;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    static String pairs(String query) {
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            String value = equals < 0 ? "" : pair.substring(equals + 1);
            System.out.print("[" + decoded(name) + "] [" + decoded(value) + "]\n");
        }
        return "";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String query = in.next();
            try {
                System.out.print(pairs(query));
            } catch (IllegalArgumentException e) {
                System.out.println("bad");
            }
            System.out.println("--");
        }
    }
}

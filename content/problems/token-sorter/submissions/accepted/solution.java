import java.util.Scanner;

public class Main {
    static String line;

    static char charAt(int at) {
        return at < line.length() ? line.charAt(at) : '\0';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    public static void main(String[] args) {
        line = new Scanner(System.in).nextLine();
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < line.length()) {
            int start = at;
            String kind = "sign";
            if (charAt(at) == ' ') {
                at++;
                continue;
            }
            if (isDigit(charAt(at))) {
                kind = "number";
                while (isDigit(charAt(at))) at++;
            } else if (isLetter(charAt(at))) {
                kind = "name";
                while (isLetter(charAt(at)) || isDigit(charAt(at))) at++;
            } else if (charAt(at) == '"' && line.indexOf('"', at + 1) > 0) {
                kind = "text";
                at = line.indexOf('"', at + 1) + 1;
            } else if ("<>=!".indexOf(charAt(at)) >= 0 && charAt(at + 1) == '=') {
                at += 2;
            } else if ("+-*/%<>=(){},;".indexOf(charAt(at)) >= 0) {
                at++;
            } else {
                out.append("error in column ").append(at + 1).append('\n');
                break;
            }
            out.append(kind).append(' ').append(line, start, at).append('\n');
        }
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    static final String SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String toBase64(String text) {
        StringBuilder out = new StringBuilder();
        int bits = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i += 2) {
            bits = (bits << 8 | Integer.parseInt(text.substring(i, i + 2), 16)) & 0xffff;
            count += 8;
            while (count >= 6) {
                count -= 6;
                out.append(SIGNS.charAt(bits >> count & 63));
            }
        }
        if (count > 0) out.append(SIGNS.charAt(bits << (6 - count) & 63));
        while (out.length() % 4 != 0) out.append('=');
        return out.toString();
    }

    static String fromBase64(String text) {
        StringBuilder out = new StringBuilder();
        int bits = 0;
        int count = 0;
        for (char c : text.toCharArray()) {
            if (c == '=') break;
            bits = (bits << 6 | SIGNS.indexOf(c)) & 0xffff;
            count += 6;
            if (count >= 8) {
                count -= 8;
                out.append(Integer.toHexString(bits >> count & 255));
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            boolean to = in.next().equals("TO");
            String text = in.next();
            System.out.println(to ? toBase64(text) : fromBase64(text));
        }
    }
}

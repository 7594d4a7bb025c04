import java.util.Scanner;

public class Main {
    static String divided(String bits, String generator) {
        char[] word = bits.toCharArray();
        for (int at = 0; at + generator.length() <= word.length; at++) {
            for (int k = 0; k < generator.length(); k++) {
                word[at + k] = word[at + k] == generator.charAt(k) ? '0' : '1';
            }
        }
        return new String(word);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String generator = in.next();
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String bits = in.next();
            if (what.equals("SEND")) {
                String zeros = "0".repeat(generator.length() - 1);
                out.append(bits).append(divided(bits + zeros, generator).substring(bits.length()));
            } else {
                out.append(divided(bits, generator).contains("1") ? "damaged" : "ok");
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}

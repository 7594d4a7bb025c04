import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String text = in.next();
            int bits = 4 * text.length();
            long value = Long.parseLong(text, 16);
            if (value >= 1L << (bits - 1)) value -= 1L << bits;
            long size = Math.abs(value);
            out.append(value < 0 ? "-" : "").append(size / 10).append('.').append(size % 10).append('\n');
        }
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bytes = new int[n];
        for (int i = 0; i < n; i++) bytes[i] = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < n; start += 8) {
            StringBuilder digits = new StringBuilder();
            StringBuilder shown = new StringBuilder();
            for (int i = start; i < Math.min(start + 8, n); i++) {
                digits.append(String.format("%02x ", bytes[i]));
                shown.append(bytes[i] >= 32 && bytes[i] <= 126 ? (char) bytes[i] : '.');
            }
            out.append(String.format("%04x  %-24s |%s|\n", start, digits, shown));
        }
        System.out.print(out);
    }
}

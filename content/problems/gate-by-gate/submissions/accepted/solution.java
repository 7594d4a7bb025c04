import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int g = in.nextInt();
        String bits = in.next();
        int[] wire = new int[n + g + 1];
        for (int i = 1; i <= n; i++) wire[i] = bits.charAt(i - 1) - '0';
        StringBuilder out = new StringBuilder();
        for (int i = n + 1; i <= n + g; i++) {
            String kind = in.next();
            int x = wire[in.nextInt()];
            int y = kind.equals("NOT") ? x : wire[in.nextInt()];
            switch (kind) {
                case "AND": wire[i] = x & y; break;
                case "OR": wire[i] = x | y; break;
                case "XOR": wire[i] = x ^ y; break;
                case "NOR": wire[i] = 1 - (x | y); break;
                default: wire[i] = 1 - (x & y);
            }
            out.append(wire[i]);
        }
        System.out.println(out);
    }
}

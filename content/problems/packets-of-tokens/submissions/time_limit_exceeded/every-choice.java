import java.util.Scanner;

public class Main {
    static final int MODULUS = 1_000_000_007;
    static int[] packets;
    static int fewest = -1;
    static long choices;

    static void buy(int kind, int left, int bought) {
        if (left == 0) {
            choices++;
            if (fewest < 0 || bought < fewest) fewest = bought;
            return;
        }
        if (kind == packets.length) return;
        for (int count = 0; count * packets[kind] <= left; count++) {
            buy(kind + 1, left - count * packets[kind], bought + count);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        packets = new int[in.nextInt()];
        int s = in.nextInt();
        for (int i = 0; i < packets.length; i++) packets[i] = in.nextInt();
        buy(0, s, 0);
        System.out.println(fewest < 0 ? "IMPOSSIBLE" : fewest + " " + choices % MODULUS);
    }
}

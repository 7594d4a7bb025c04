import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final int NEVER = 1_000_000_000;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[][] minutes = new int[n + 1][n + 1];
        for (int[] row : minutes) {
            for (int j = 0; j <= n; j++) row[j] = in.nextInt();
        }
        int[] before = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            before[in.nextInt()] |= 1 << (a - 1);
        }
        int[][] best = new int[1 << n][n + 1];
        for (int[] row : best) Arrays.fill(row, NEVER);
        best[0][0] = 0;
        for (int set = 0; set < 1 << n; set++) {
            for (int here = 0; here <= n; here++) {
                if (best[set][here] == NEVER) continue;
                for (int there = 1; there <= n; there++) {
                    int bit = 1 << (there - 1);
                    if ((set & bit) != 0 || (before[there] & ~set) != 0) continue;
                    int with = set | bit;
                    best[with][there] = Math.min(best[with][there], best[set][here] + minutes[here][there]);
                }
            }
        }
        int shortest = Arrays.stream(best[(1 << n) - 1]).min().getAsInt();
        System.out.println(shortest == NEVER ? "IMPOSSIBLE" : String.valueOf(shortest));
    }
}

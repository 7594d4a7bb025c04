import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final long NEVER = Long.MAX_VALUE;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] minutes = new int[n][n];
        for (int[] row : minutes) {
            for (int j = 0; j < n; j++) row[j] = in.nextInt();
        }
        long[] best = new long[1 << n];
        Arrays.fill(best, NEVER);
        best[0] = 0;
        for (int set = 0; set < 1 << n; set++) {
            if (best[set] == NEVER || set == (1 << n) - 1) continue;
            int next = Integer.bitCount(set);
            for (int j = 0; j < n; j++) {
                if ((set >> j & 1) == 1 || minutes[next][j] < 0) continue;
                int with = set | 1 << j;
                best[with] = Math.min(best[with], best[set] + minutes[next][j]);
            }
        }
        long total = best[(1 << n) - 1];
        System.out.println(total == NEVER ? "IMPOSSIBLE" : String.valueOf(total));
    }
}

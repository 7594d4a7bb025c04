import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] like = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) like[i][j] = in.nextInt();
        }
        int[] tent = new int[1 << n];
        int[] best = new int[1 << n];
        for (int set = 1; set < 1 << n; set++) {
            int first = Integer.numberOfTrailingZeros(set);
            int rest = set ^ 1 << first;
            tent[set] = tent[rest];
            for (int i = 0; i < n; i++) {
                if ((rest >> i & 1) == 1) tent[set] += like[first][i];
            }
            // The first student sleeps with some part of the rest, or alone.
            best[set] = best[rest];
            for (int part = rest; part > 0; part = (part - 1) & rest) {
                best[set] = Math.max(best[set], tent[part | 1 << first] + best[rest ^ part]);
            }
        }
        System.out.println(best[(1 << n) - 1]);
    }
}

import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] song = new int[n];
        int[] humming = new int[m];
        for (int i = 0; i < n; i++) song[i] = in.nextInt();
        for (int j = 0; j < m; j++) humming[j] = in.nextInt();
        long[][] error = new long[n + 1][m + 1];
        for (long[] row : error) Arrays.fill(row, Long.MAX_VALUE / 2);
        error[0][0] = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                long best = Math.min(error[i - 1][j - 1], Math.min(error[i - 1][j], error[i][j - 1]));
                error[i][j] = best + Math.abs(song[i - 1] - humming[j - 1]);
            }
        }
        System.out.println(error[n][m]);
    }
}

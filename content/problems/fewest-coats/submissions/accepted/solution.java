import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String plan = new Scanner(System.in).next();
        int n = plan.length();
        // Stretches from a up to before b.
        int[][] best = new int[n + 1][n + 1];
        for (int a = n - 1; a >= 0; a--) {
            for (int b = a + 1; b <= n; b++) {
                best[a][b] = 1 + best[a + 1][b];
                for (int m = a + 1; m < b; m++) {
                    if (plan.charAt(m) == plan.charAt(a)) {
                        best[a][b] = Math.min(best[a][b], best[a + 1][m] + best[m][b]);
                    }
                }
            }
        }
        System.out.println(best[0][n]);
    }
}

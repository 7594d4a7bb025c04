import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String plan = new Scanner(System.in).next();
        int n = plan.length();
        // Stretches from a up to before b.
        int[][] best = new int[n + 1][n + 1];
        for (int a = n - 1; a >= 0; a--) {
            for (int b = a + 1; b <= n; b++) {
                best[a][b] = 1 + Math.min(best[a + 1][b], best[a][b - 1]);
                if (b - a > 1 && plan.charAt(a) == plan.charAt(b - 1)) best[a][b] = best[a][b - 1];
            }
        }
        System.out.println(best[0][n]);
    }
}

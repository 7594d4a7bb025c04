import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int l = in.nextInt();
        int n = in.nextInt();
        int[] mark = new int[n + 2];
        for (int i = 1; i <= n; i++) mark[i] = in.nextInt();
        mark[n + 1] = l;
        long[][] best = new long[n + 2][n + 2];
        int first = 0;
        for (int width = 2; width <= n + 1; width++) {
            for (int a = 0; a + width <= n + 1; a++) {
                int b = a + width;
                best[a][b] = Long.MAX_VALUE;
                for (int cut = a + 1; cut < b; cut++) {
                    long cost = mark[b] - mark[a] + best[a][cut] + best[cut][b];
                    if (cost < best[a][b]) {
                        best[a][b] = cost;
                        first = cut;
                    }
                }
            }
        }
        System.out.println(best[0][n + 1] + " " + mark[first]);
    }
}

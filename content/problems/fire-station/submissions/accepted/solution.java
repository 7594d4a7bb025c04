import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final int NEVER = 1_000_000_000;
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int[][] time = new int[n + 1][n + 1];
        for (int a = 1; a <= n; a++) {
            Arrays.fill(time[a], NEVER);
            time[a][a] = 0;
        }
        while (m-- > 0) {
            int a = next();
            int b = next();
            time[a][b] = Math.min(time[a][b], next());
        }
        for (int k = 1; k <= n; k++) {
            for (int a = 1; a <= n; a++) {
                for (int b = 1; b <= n; b++) time[a][b] = Math.min(time[a][b], time[a][k] + time[k][b]);
            }
        }
        int best = 0;
        int bestTime = NEVER;
        for (int a = 1; a <= n; a++) {
            int farthest = 0;
            for (int b = 1; b <= n; b++) farthest = Math.max(farthest, time[a][b]);
            if (farthest < bestTime) {
                best = a;
                bestTime = farthest;
            }
        }
        System.out.println(best == 0 ? "NOWHERE" : best + " " + bestTime);
    }
}

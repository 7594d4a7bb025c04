import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final int NEVER = 1_000_000_000;
    static final int MODULUS = 1_000_000_007;
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int r = next();
        int c = next();
        int[][] toll = new int[r + 1][c + 1];
        int[][] ways = new int[r + 1][c + 1];
        for (int[] row : toll) Arrays.fill(row, NEVER);
        toll[0][1] = 0;
        ways[0][1] = 1;
        for (int i = 1; i <= r; i++) {
            for (int j = 1; j <= c; j++) {
                int here = next();
                int before = Math.min(toll[i - 1][j], toll[i][j - 1]);
                if (here < 0 || before == NEVER) continue;
                toll[i][j] = before + here;
                if (toll[i - 1][j] == before) ways[i][j] = ways[i - 1][j];
                if (toll[i][j - 1] == before) ways[i][j] = (ways[i][j] + ways[i][j - 1]) % MODULUS;
            }
        }
        System.out.println(toll[r][c] == NEVER ? "NO WAY" : toll[r][c] + " " + ways[r][c]);
    }
}

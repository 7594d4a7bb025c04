import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int r;
    static int c;
    static int[][] toll;
    static int best = -1;
    static long ways;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void walk(int i, int j, int sum) {
        if (i == r || j == c || toll[i][j] < 0) return;
        sum += toll[i][j];
        if (i == r - 1 && j == c - 1) {
            if (best < 0 || sum < best) {
                best = sum;
                ways = 0;
            }
            if (sum == best) ways++;
            return;
        }
        walk(i + 1, j, sum);
        walk(i, j + 1, sum);
    }

    public static void main(String[] args) throws IOException {
        r = next();
        c = next();
        toll = new int[r][c];
        for (int[] row : toll) {
            for (int j = 0; j < c; j++) row[j] = next();
        }
        walk(0, 0, 0);
        System.out.println(best < 0 ? "NO WAY" : best + " " + ways % 1_000_000_007);
    }
}

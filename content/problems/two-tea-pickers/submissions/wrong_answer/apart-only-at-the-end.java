import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final int NEVER = -1;
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int r = next();
        int c = next();
        int k = next();
        int[][] above = new int[c][c];
        for (int i = 0; i < r; i++) {
            int[] leaves = new int[c];
            for (int x = 0; x < c; x++) leaves[x] = next();
            int[][] here = new int[c][c];
            for (int x = 0; x < c; x++) {
                Arrays.fill(here[x], NEVER);
                for (int y = 0; y < c; y++) {
                    if (i == r - 1 && Math.abs(x - y) > k) continue;
                    int before = NEVER;
                    for (int p = Math.max(x - 1, 0); p <= Math.min(x + 1, c - 1); p++) {
                        for (int q = Math.max(y - 1, 0); q <= Math.min(y + 1, c - 1); q++) before = Math.max(before, above[p][q]);
                    }
                    here[x][y] = before + leaves[x] + (x == y ? 0 : leaves[y]);
                }
            }
            above = here;
        }
        int most = 0;
        for (int[] row : above) most = Math.max(most, Arrays.stream(row).max().getAsInt());
        System.out.println(most);
    }
}

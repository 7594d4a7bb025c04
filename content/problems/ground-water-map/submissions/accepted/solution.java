import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int r = next();
        int c = next();
        int q = next();
        long[][] sum = new long[r + 1][c + 1];
        for (int i = 1; i <= r; i++) {
            for (int j = 1; j <= c; j++) {
                sum[i][j] = next() + sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1];
            }
        }
        StringBuilder out = new StringBuilder();
        for (; q > 0; q--) {
            int a = next();
            int b = next();
            int x = next();
            int y = next();
            out.append(sum[b][y] - sum[a - 1][y] - sum[b][x - 1] + sum[a - 1][x - 1]).append('\n');
        }
        System.out.print(out);
    }
}

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
        int[][] change = new int[r + 1][c + 1];
        for (int i = 1; i <= r; i++) {
            for (int j = 1; j <= c; j++) change[i][j] = next();
        }
        StringBuilder out = new StringBuilder();
        for (; q > 0; q--) {
            int a = next();
            int b = next();
            int x = next();
            int y = next();
            long sum = 0;
            for (int i = a; i <= b; i++) {
                for (int j = x; j <= y; j++) sum += change[i][j];
            }
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }
}

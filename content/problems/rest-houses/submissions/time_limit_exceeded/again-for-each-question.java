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
        int q = next();
        int[][] roads = new int[n + 1][n + 1];
        for (int u = 0; u <= n; u++) {
            Arrays.fill(roads[u], NEVER);
            roads[u][u] = 0;
        }
        for (int i = 0; i < m; i++) {
            int u = next();
            int v = next();
            roads[u][v] = Math.min(roads[u][v], next());
            roads[v][u] = roads[u][v];
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            int t = next();
            int[][] minutes = new int[n + 1][];
            for (int u = 0; u <= n; u++) minutes[u] = roads[u].clone();
            for (int k = 1; k <= t; k++) {
                for (int u = 1; u <= n; u++) {
                    for (int v = 1; v <= n; v++) minutes[u][v] = Math.min(minutes[u][v], minutes[u][k] + minutes[k][v]);
                }
            }
            out.append(minutes[a][b] == NEVER ? "NO WAY" : minutes[a][b]).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] parent;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int groupOf(int village) {
        while (parent[village] != village) {
            parent[village] = parent[parent[village]];
            village = parent[village];
        }
        return village;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int s = next();
        parent = new int[n + 1];
        for (int i = 1; i <= n; i++) parent[i] = i;
        for (int i = 0; i < s; i++) parent[next()] = 0;
        int[][] lines = new int[m][];
        for (int i = 0; i < m; i++) lines[i] = new int[] {next(), next(), next()};
        Arrays.sort(lines, (x, y) -> Integer.compare(x[2], y[2]));
        int[][] chosen = new int[n][];
        int count = 0;
        for (int[] line : lines) {
            int a = groupOf(line[0]);
            int b = groupOf(line[1]);
            if (a == b) continue;
            parent[Math.max(a, b)] = Math.min(a, b);
            chosen[count++] = line;
        }
        long cost = 0;
        int built = 0;
        int dark = 0;
        for (int i = 0; i < count; i++) {

            cost += chosen[i][2];
            built++;
        }
        for (int i = 1; i <= n; i++) {
            if (groupOf(i) != 0) dark++;
        }
        System.out.println(cost + " " + built + " " + dark);
    }
}

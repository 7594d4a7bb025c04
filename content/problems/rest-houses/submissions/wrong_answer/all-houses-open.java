import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
        int[][] minutes = new int[n + 1][n + 1];
        for (int u = 0; u <= n; u++) {
            Arrays.fill(minutes[u], NEVER);
            minutes[u][u] = 0;
        }
        for (int i = 0; i < m; i++) {
            int u = next();
            int v = next();
            minutes[u][v] = Math.min(minutes[u][v], next());
            minutes[v][u] = minutes[u][v];
        }
        List<List<int[]>> questions = new ArrayList<>();
        for (int t = 0; t <= n; t++) questions.add(new ArrayList<>());
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            questions.get(next()).add(new int[] {i, a, b});
        }
        int[] answer = new int[q];
        for (int k = 0; k <= n; k++) {
            // There is no village 0, so the round 0 changes nothing.
            for (int u = 1; u <= n; u++) {
                for (int v = 1; v <= n; v++) minutes[u][v] = Math.min(minutes[u][v], minutes[u][k] + minutes[k][v]);
            }
        }
        for (List<int[]> ofDay : questions) {
            for (int[] question : ofDay) answer[question[0]] = minutes[question[1]][question[2]];
        }
        StringBuilder out = new StringBuilder();
        for (int each : answer) out.append(each == NEVER ? "NO WAY" : each).append('\n');
        System.out.print(out);
    }
}

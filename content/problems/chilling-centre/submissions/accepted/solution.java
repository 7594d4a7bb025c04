import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        long[] below = new long[n + 1];
        for (int i = 1; i <= n; i++) below[i] = next();
        List<List<int[]>> roads = new ArrayList<>();
        for (int i = 0; i <= n; i++) roads.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = next();
            int b = next();
            int d = next();
            roads.get(a).add(new int[] {b, d});
            roads.get(b).add(new int[] {a, d});
        }
        int[] order = new int[n];
        int[] parent = new int[n + 1];
        int[] up = new int[n + 1]; // the length of the road to the parent
        order[0] = 1;
        int found = 1;
        for (int i = 0; i < n; i++) {
            for (int[] road : roads.get(order[i])) {
                if (road[0] == parent[order[i]]) continue;
                parent[road[0]] = order[i];
                up[road[0]] = road[1];
                order[found++] = road[0];
            }
        }
        long[] answer = new long[n + 1];
        for (int i = n - 1; i > 0; i--) {
            int here = order[i];
            below[parent[here]] += below[here];
            answer[1] += up[here] * below[here];
        }
        for (int i = 1; i < n; i++) {
            int here = order[i];
            answer[here] = answer[parent[here]] + up[here] * (below[1] - 2 * below[here]);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(answer[i]).append('\n');
        System.out.print(out);
    }
}

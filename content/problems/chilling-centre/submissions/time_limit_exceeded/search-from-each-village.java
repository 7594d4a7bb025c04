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
        long[] cans = new long[n + 1];
        for (int i = 1; i <= n; i++) cans[i] = next();
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
        long[] distance = new long[n + 1];
        StringBuilder out = new StringBuilder();
        for (int start = 1; start <= n; start++) {
            order[0] = start;
            parent[start] = 0;
            distance[start] = 0;
            int found = 1;
            long sum = 0;
            for (int i = 0; i < n; i++) {
                int here = order[i];
                sum += cans[here] * distance[here];
                for (int[] road : roads.get(here)) {
                    if (road[0] == parent[here]) continue;
                    parent[road[0]] = here;
                    distance[road[0]] = distance[here] + road[1];
                    order[found++] = road[0];
                }
            }
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }
}

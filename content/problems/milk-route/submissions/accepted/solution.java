import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        long[] fee = new long[n + 1];
        List<List<long[]>> roads = new ArrayList<>();
        roads.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) {
            fee[i] = next();
            roads.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            roads.get(a).add(new long[] {b, next() + fee[b]});
        }
        boolean[] done = new boolean[n + 1];
        PriorityQueue<long[]> heap = new PriorityQueue<>(
            (x, y) -> x[0] != y[0] ? Long.compare(x[0], y[0]) : Long.compare(x[1], y[1]));
        heap.add(new long[] {0, 0, 1});
        while (!heap.isEmpty()) {
            long[] at = heap.poll();
            int town = (int) at[2];
            if (done[town]) continue;
            done[town] = true;
            if (town == n) {
                System.out.println(at[0] + " " + at[1]);
                return;
            }
            for (long[] road : roads.get(town)) heap.add(new long[] {at[0] + road[1], at[1] + 1, road[0]});
        }
        System.out.println(-1);
    }
}

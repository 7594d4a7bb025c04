import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    static final long FAR = 1_000_000_000_000L;
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** The distances from the start; each road is {place, length}. */
    static long[] dijkstra(List<List<int[]>> roads, int start) {
        long[] distance = new long[roads.size()];
        Arrays.fill(distance, FAR);
        distance[start] = 0;
        PriorityQueue<long[]> heap = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        heap.add(new long[] {0, start});
        while (!heap.isEmpty()) {
            long[] here = heap.remove();
            int place = (int) here[1];
            if (here[0] > distance[place]) continue;
            for (int[] road : roads.get(place)) {
                long way = here[0] + road[1];
                if (way >= distance[road[0]]) continue;
                distance[road[0]] = way;
                heap.add(new long[] {way, road[0]});
            }
        }
        return distance;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int q = next();
        List<List<int[]>> roads = new ArrayList<>();

        for (int i = 0; i <= n; i++) {
            roads.add(new ArrayList<>());

        }
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            int c = next();
            roads.get(a).add(new int[] {b, c});

        }
        long[] fromStart = dijkstra(roads, 1);

        long best = fromStart[n];
        int plan = 0;
        for (int i = 1; i <= q; i++) {
            int a = next();
            int b = next();
            long way = fromStart[a] + next() + dijkstra(roads, b)[n];
            if (way >= best) continue;
            best = way;
            plan = i;
        }
        if (best >= FAR) System.out.println("no way");
        else System.out.println(best + "\n" + plan);
    }
}

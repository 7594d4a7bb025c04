import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static List<List<int[]>> roads = new ArrayList<>();

    static long[] distancesFrom(int start) {
        long[] exact = exactDistancesFrom(start);
        for (int v = 0; v < exact.length; v++) exact[v] = (int) exact[v];
        return exact;
    }

    static long[] exactDistancesFrom(int start) {
        long[] distance = new long[roads.size()];
        Arrays.fill(distance, -1);
        ArrayDeque<Integer> open = new ArrayDeque<>();
        distance[start] = 0;
        open.push(start);
        while (!open.isEmpty()) {
            int v = open.pop();
            for (int[] road : roads.get(v)) {
                if (distance[road[0]] >= 0) continue;
                distance[road[0]] = distance[v] + road[1];
                open.push(road[0]);
            }
        }
        return distance;
    }

    static int farthest(long[] distance) {
        int best = 0;
        for (int v = 0; v < distance.length; v++) {
            if (distance[v] > distance[best]) best = v;
        }
        return best;
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        int n = next(in);
        for (int v = 0; v < n; v++) roads.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = next(in) - 1;
            int b = next(in) - 1;
            int d = next(in);
            roads.get(a).add(new int[] {b, d});
            roads.get(b).add(new int[] {a, d});
        }
        int a = farthest(distancesFrom(0));
        long[] fromA = distancesFrom(a);
        int b = farthest(fromA);
        long[] fromB = distancesFrom(b);
        int depot = 0;
        for (int v = 1; v < n; v++) {
            if (Math.max(fromA[v], fromB[v]) < Math.max(fromA[depot], fromB[depot])) depot = v;
        }
        System.out.println(fromA[b]);
        System.out.println(depot + 1 + " " + Math.max(fromA[depot], fromB[depot]));
    }
}

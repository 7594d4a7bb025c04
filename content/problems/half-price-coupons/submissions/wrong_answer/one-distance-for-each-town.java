import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    record Ride(int to, int fare) {}

    record Place(long paid, int town, int used) {}

    static StreamTokenizer in = new StreamTokenizer(System.in);
    static PriorityQueue<Place> open = new PriorityQueue<>((x, y) -> Long.compare(x.paid(), y.paid()));
    static long[][] distance;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void reach(long paid, int town, int used) {
        if (paid >= distance[town][0]) return;
        for (int u = 0; u < distance[town].length; u++) distance[town][u] = paid;
        open.add(new Place(paid, town, used));
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int k = next();
        List<List<Ride>> lines = new ArrayList<>();
        for (int town = 0; town <= n; town++) lines.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            int fare = next();
            lines.get(a).add(new Ride(b, fare));
            lines.get(b).add(new Ride(a, fare));
        }
        distance = new long[n + 1][k + 1];
        for (long[] row : distance) Arrays.fill(row, Long.MAX_VALUE);
        reach(0, 1, 0);
        while (!open.isEmpty()) {
            Place place = open.poll();
            if (place.town() == n) {
                System.out.println(place.paid());
                return;
            }
            if (place.paid() > distance[place.town()][place.used()]) continue;
            for (Ride ride : lines.get(place.town())) {
                reach(place.paid() + ride.fare(), ride.to(), place.used());
                if (place.used() < k) reach(place.paid() + (ride.fare() + 1) / 2, ride.to(), place.used() + 1);
            }
        }
        System.out.println("no way");
    }
}

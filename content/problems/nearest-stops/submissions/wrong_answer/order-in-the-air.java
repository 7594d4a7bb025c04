import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Stop(int distance, int number, double air) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int n = in.nextInt();
        int k = in.nextInt();
        List<Stop> stops = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            int x = Math.abs(in.nextInt() - a);
            int y = Math.abs(in.nextInt() - b);
            stops.add(new Stop(x + y, i, Math.hypot(x, y)));
        }
        stops.sort(Comparator.comparingDouble(Stop::air).thenComparingInt(Stop::number));
        for (Stop stop : stops.subList(0, k)) System.out.println(stop.number() + " " + stop.distance());
    }
}

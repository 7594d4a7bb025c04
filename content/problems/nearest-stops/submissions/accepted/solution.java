import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Stop(int distance, int number) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int n = in.nextInt();
        int k = in.nextInt();
        List<Stop> stops = new ArrayList<>();
        for (int i = 1; i <= n; i++) stops.add(new Stop(Math.abs(in.nextInt() - a) + Math.abs(in.nextInt() - b), i));
        stops.sort(Comparator.comparingInt(Stop::distance).thenComparingInt(Stop::number));
        for (Stop stop : stops.subList(0, k)) System.out.println(stop.number() + " " + stop.distance());
    }
}

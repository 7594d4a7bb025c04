import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

public class Main {
    record Point(int x, int y) {}

    /** Two figures are equal if they have the same kind and the same points in an order that is theirs alone. */
    static class Figure {
        final List<Point> points;

        Figure(List<Point> points) {
            this.points = new ArrayList<>(points);
            this.points.sort(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Figure && points.equals(((Figure) other).points);
        }

        @Override
        public int hashCode() {
            return points.hashCode();
        }
    }

    /** A loop is known by its points and by who stands opposite whom: the first and the third, the second and the fourth. */
    static class Loop extends Figure {
        final HashSet<Figure> pairs = new HashSet<>();

        Loop(List<Point> points) {
            super(points);
            pairs.add(new Figure(List.of(points.get(0), points.get(2))));
            pairs.add(new Figure(List.of(points.get(1), points.get(3))));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Loop && super.equals(other) && pairs.equals(((Loop) other).pairs);
        }
    }

    static Figure parse(String[] words) {
        List<Point> points = new ArrayList<>();
        for (int i = 1; i < words.length; i += 2) {
            points.add(new Point(Integer.parseInt(words[i]), Integer.parseInt(words[i + 1])));
        }
        return words[0].equals("loop") ? new Loop(points) : new Figure(points);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<Figure, Integer> seen = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int number = 1; number <= n; number++) {
            Integer first = seen.putIfAbsent(parse(in.readLine().split(" ")), number);
            out.append(first == null ? "new" : first).append('\n');
        }
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    record Vector(long east, long north) {
        Vector plus(Vector other) {
            return new Vector(east + other.east, north + other.north);
        }

        Vector times(long k) {
            return new Vector(east * k, north * k);
        }

        long square() {
            return east * east + north * north;
        }

        @Override
        public String toString() {
            return "(" + east + ", " + north + ")";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        final Vector home = new Vector(0, 0);
        Vector place = home;
        Vector step = home;
        long farthest = 0;
        int atHome = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long k = 1;
            switch (in.next()) {
                case "go" -> step = new Vector(in.nextLong(), in.nextLong());
                case "again" -> k = in.nextLong();
                case "back" -> step = step.times(-1);
                default -> step = place.times(-1);
            }
            place = place.plus(step.times(k));
            out.append(place).append('\n');
            farthest = Math.max(farthest, place.square());
            if (place.equals(home)) atHome++;
        }
        out.append("farthest ").append(farthest).append('\n');
        out.append("at home ").append(atHome);
        System.out.println(out);
    }
}

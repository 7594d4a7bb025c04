import java.util.Scanner;

public class Main {
    static final int NEVER = 1_000_000_000;
    static final int DAY = 1440;

    abstract static class Alarm {
        protected final int time;

        Alarm(int time) {
            this.time = time;
        }

        abstract int next(int t); // the first ring after t, or NEVER
    }

    static class Once extends Alarm {
        private final int day;

        Once(int day, int time) {
            super(time);
            this.day = day;
        }

        @Override
        int next(int t) {
            int ring = day * DAY + time;
            return ring > t ? ring : NEVER;
        }
    }

    static class Daily extends Alarm {
        Daily(int time) {
            super(time);
        }

        @Override
        int next(int t) {
            int today = t / DAY * DAY + time;
            return today > t ? today : today + DAY;
        }
    }

    static class Workdays extends Daily {
        Workdays(int time) {
            super(time);
        }

        @Override
        int next(int t) {
            int ring = super.next(t);
            if (ring / DAY % 7 >= 5) ring += DAY;
            return ring;
        }
    }

    static int readTime(Scanner in) {
        String[] parts = in.next().split(":");
        return 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
    }

    static Alarm readAlarm(Scanner in) {
        String kind = in.next();
        if (kind.equals("daily")) return new Daily(readTime(in));
        if (kind.equals("workdays")) return new Workdays(readTime(in));
        return new Once(in.nextInt() - 1, readTime(in)); // days are counted from 0 here
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        Alarm[] alarms = new Alarm[n];
        for (int i = 0; i < n; i++) alarms[i] = readAlarm(in);
        for (int q = 0; q < m; q++) {
            int t = (in.nextInt() - 1) * DAY + readTime(in);
            int best = 0;
            int first = NEVER;
            for (int i = 0; i < n; i++) {
                int ring = alarms[i].next(t);
                if (ring < first) {
                    first = ring;
                    best = i + 1;
                }
            }
            if (best == 0) System.out.println("none");
            else System.out.printf("alarm %d day %d %02d:%02d%n", best, first / DAY + 1, first % DAY / 60, first % 60);
        }
    }
}

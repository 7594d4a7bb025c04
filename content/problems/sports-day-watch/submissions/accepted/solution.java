import java.util.Scanner;

public class Main {
    static class Watch {
        private boolean runs = false;
        private int started = 0; // the second of the start, if it runs
        private int counted = 0; // the seconds before that
        private int lastLap = 0; // what it showed at the last lap

        void start(int second) {
            if (runs) return;
            runs = true;
            started = second;
        }

        void stop(int second) {
            counted = shows(second);
            runs = false;
        }

        void reset(int second) {
            counted = 0;
            started = second;
            lastLap = 0;
        }

        int shows(int second) {
            return runs ? counted + second - started : counted;
        }

        int lap(int second) {
            int length = shows(second) - lastLap;
            lastLap = shows(second);
            return length;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Watch watch = new Watch();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String button = in.next();
            int second = in.nextInt();
            if (button.equals("start")) watch.start(second);
            else if (button.equals("stop")) watch.stop(second);
            else if (button.equals("reset")) watch.reset(second);
            else if (button.equals("show")) System.out.println(watch.shows(second));
            else System.out.println(watch.lap(second));
        }
    }
}

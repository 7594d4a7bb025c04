import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;

public class Main {
    static abstract class Pedal {
        private boolean on = true;

        void press() {
            on = !on;
        }

        int through(int x) {
            return on ? change(x) : x;
        }

        abstract int change(int x);
    }

    static class Gain extends Pedal {
        private final int factor;

        Gain(int factor) {
            this.factor = factor;
        }

        @Override
        int change(int x) {
            return x * factor;
        }
    }

    static class Clip extends Pedal {
        private final int most;

        Clip(int most) {
            this.most = most;
        }

        @Override
        int change(int x) {
            return Math.max(-most, Math.min(most, x));
        }
    }

    static class Gate extends Pedal {
        private final int least;

        Gate(int least) {
            this.least = least;
        }

        @Override
        int change(int x) {
            return Math.abs(x) < least ? 0 : x;
        }
    }

    static class Echo extends Pedal {
        private final int distance;
        private final Deque<Integer> heard = new ArrayDeque<>();

        Echo(int distance) {
            this.distance = distance;
        }

        @Override
        int change(int x) {
            int added = heard.size() == distance ? heard.poll() : 0;
            heard.add(x);
            return x + added;
        }
    }

    static Pedal read(String kind, int number) {
        if (kind.equals("gain")) return new Gain(number);
        if (kind.equals("clip")) return new Clip(number);
        if (kind.equals("gate")) return new Gate(number);
        return new Echo(number);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int p = in.nextInt(), n = in.nextInt();
        List<Pedal> board = new ArrayList<>();
        for (int i = 0; i < p; i++) board.add(read(in.next(), in.nextInt()));
        for (int i = 0; i < n; i++) {
            String event = in.next();
            int x = in.nextInt();
            if (event.equals("press")) {
                board.get(x - 1).press();
            } else {
                for (Pedal pedal : board) x = pedal.through(x);
                System.out.println(x);
            }
        }
    }
}

import java.util.Scanner;

public class Main {
    static class Counter {
        private static final boolean[] WAITS = new boolean[5001];
        private static int taken = 0;
        private static int called = 0;
        private static int servedByAll = 0;

        private final int number;
        private int served = 0;
        private boolean open = true;

        Counter(int number) {
            this.number = number;
        }

        static String take() {
            taken++;
            WAITS[taken] = true;
            return "token " + taken;
        }

        static String leave(int token) {
            boolean waited = WAITS[token];
            WAITS[token] = false;
            return "token " + token + (waited ? " left" : " is not waiting");
        }

        static String summary() {
            int waiting = 0;
            for (int token = called + 1; token <= taken; token++) {
                if (WAITS[token]) waiting++;
            }
            return taken + " " + servedByAll + " " + waiting;
        }

        String call() {
            if (!open) return closed();
            while (called < taken) {
                called++;
                if (!WAITS[called]) continue;
                WAITS[called] = false;
                served++;
                servedByAll++;
                return "token " + called + " to counter " + number;
            }
            return "nobody waits";
        }

        String close() {
            if (!open) return closed();
            open = false;
            return "counter " + number + " served " + served;
        }

        private String closed() {
            return "counter " + number + " is closed";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int c = in.nextInt();
        int q = in.nextInt();
        Counter[] counters = new Counter[c + 1];
        for (int k = 1; k <= c; k++) counters[k] = new Counter(k);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            switch (in.next()) {
                case "take" -> out.append(Counter.take());
                case "leave" -> out.append(Counter.leave(in.nextInt()));
                case "call" -> out.append(counters[in.nextInt()].call());
                default -> out.append(counters[in.nextInt()].close());
            }
            out.append('\n');
        }
        out.append(Counter.summary());
        System.out.println(out);
    }
}

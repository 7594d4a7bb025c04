import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    record Timer(long due, int number, int function) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] length = new int[n + 1];
        int[][] wait = new int[n + 1][]; // -1 for a promise
        int[][] function = new int[n + 1][];
        for (int i = 1; i <= n; i++) {
            length[i] = in.nextInt();
            int k = in.nextInt();
            wait[i] = new int[k];
            function[i] = new int[k];
            for (int j = 0; j < k; j++) {
                wait[i][j] = in.next().equals("T") ? in.nextInt() : -1;
                function[i][j] = in.nextInt();
            }
        }

        PriorityQueue<Timer> timers =
            new PriorityQueue<>(Comparator.comparingLong(Timer::due).thenComparingInt(Timer::number));
        ArrayDeque<Integer> promises = new ArrayDeque<>();
        promises.add(1);
        long now = 0;
        int numbers = 0;
        StringBuilder out = new StringBuilder();
        for (int run = 0; !promises.isEmpty() || !timers.isEmpty(); run++) {
            if (run == 500) {
                out.append("and so on\n");
                break;
            }
            int current;
            if (!promises.isEmpty()) {
                current = promises.remove();
            } else {
                Timer timer = timers.remove();
                current = timer.function();
                now = Math.max(now, timer.due());
            }
            out.append(now).append(' ').append(current).append('\n');
            now += length[current];
            for (int j = 0; j < wait[current].length; j++) {
                int next = function[current][j];
                if (wait[current][j] < 0) promises.add(next);
                else timers.add(new Timer(now + wait[current][j], numbers++, next));
            }
        }
        System.out.print(out);
    }
}

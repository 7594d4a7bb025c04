import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Process {
        final int arrival;
        int left;
        int level = 0;
        int quantumLeft = 0;
        int done = 0;

        Process(int arrival, int burst) {
            this.arrival = arrival;
            this.left = burst;
        }
    }

    static final int[] quanta = new int[3];
    static final List<Deque<Process>> queues = new ArrayList<>();

    static void join(int level, Process p) {
        p.level = level;
        p.quantumLeft = quanta[level];
        queues.get(level).addLast(p);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int level = 0; level < 3; level++) {
            quanta[level] = in.nextInt();
            queues.add(new ArrayDeque<>());
        }
        int b = in.nextInt();
        Process[] all = new Process[n];
        for (int i = 0; i < n; i++) all[i] = new Process(in.nextInt(), in.nextInt());
        int finished = 0;
        int next = 0;
        Process running = null;
        for (int now = 0; finished < n; now++) {
            if (running != null && running.left == 0) {
                running.done = now;
                finished++;
                running = null;
            } else if (running != null && running.quantumLeft == 0) {
                join(Math.min(running.level + 1, 2), running);
                running = null;
            }
            if (now > 0 && now % b == 0) {
                if (running != null && running.level > 0) {
                    join(0, running);
                    running = null;
                }
                for (int level = 1; level < 3; level++) {
                    while (!queues.get(level).isEmpty()) join(0, queues.get(level).removeFirst());
                }
            }
            while (next < n && all[next].arrival == now) join(0, all[next++]);
            if (running != null && running.level > 0 && !queues.get(0).isEmpty()) {
                queues.get(running.level).addFirst(running);
                running = null;
            }
            for (Deque<Process> queue : queues) {
                if (running == null && !queue.isEmpty()) running = queue.removeFirst();
            }
            if (running != null) {
                running.left--;
                running.quantumLeft--;
            }
        }
        StringBuilder out = new StringBuilder();
        for (Process p : all) out.append(p.done).append(' ').append(p.level + 1).append('\n');
        System.out.print(out);
    }
}

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    static class Process {
        final int number;
        final long arrival;
        final long burst;
        long left;
        long first = -1;
        long done;

        Process(int number, long arrival, long burst) {
            this.number = number;
            this.arrival = arrival;
            this.burst = burst;
            this.left = burst;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Process> all = new ArrayList<>();
        for (int i = 1; i <= n; i++) all.add(new Process(i, in.nextLong(), in.nextLong()));
        List<Process> arriving = new ArrayList<>(all);
        arriving.sort(Comparator.comparingLong(p -> p.arrival));
        PriorityQueue<Process> waiting = new PriorityQueue<>(
                Comparator.comparingLong((Process p) -> p.left).thenComparingLong(p -> p.arrival).thenComparingInt(p -> p.number));
        long now = 0;
        int next = 0;
        int preemptions = 0;
        Process running = null;
        while (next < n || running != null || !waiting.isEmpty()) {
            if (running == null && waiting.isEmpty()) now = Math.max(now, arriving.get(next).arrival);
            while (next < n && arriving.get(next).arrival <= now) waiting.add(arriving.get(next++));
            if (running != null && !waiting.isEmpty() && waiting.peek().left < running.left) {
                waiting.add(running);
                running = null;
                preemptions++;
            }
            if (running == null) running = waiting.remove();
            if (running.first < 0) running.first = now;
            long run = running.left;
            if (next < n) run = Math.min(run, arriving.get(next).arrival - now);
            running.left -= run;
            now += run;
            if (running.left == 0) {
                running.done = now;
                if (!waiting.isEmpty()) preemptions++;
                running = null;
            }
        }
        StringBuilder out = new StringBuilder();
        for (Process p : all) {
            out.append(p.done).append(' ').append(p.done - p.arrival - p.burst).append(' ').append(p.first - p.arrival).append('\n');
        }
        System.out.print(out);
        System.out.println(preemptions);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.PriorityQueue;
import java.util.Queue;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), k = next(), q = next();
        PriorityQueue<Long> cooks = new PriorityQueue<>(); // when each is free
        for (int i = 0; i < k; i++) cooks.add(0L);
        Queue<Long> waiting = new ArrayDeque<>(); // when each waiting order will begin
        StringBuilder out = new StringBuilder();
        long last = 0;
        for (int i = 0; i < n; i++) {
            long t = next(), d = next();
            while (!waiting.isEmpty() && waiting.peek() <= t) waiting.poll();
            long begin = Math.max(t, cooks.peek());
            if (begin > t && waiting.size() == q) {
                out.append("rejected\n");
                continue;
            }
            if (begin > t) waiting.add(begin);
            cooks.poll();
            cooks.add(begin + d);
            last = Math.max(last, begin + d);
            out.append(begin + d).append('\n');
        }
        System.out.print(out.append("last ").append(last).append('\n'));
    }
}

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int c = in.nextInt();
        int r = in.nextInt();
        int q = in.nextInt();
        int n = in.nextInt();
        int[] second = new int[n];
        int[] size = new int[n];
        int[] sent = new int[n];
        Arrays.fill(sent, -1);
        for (int i = 0; i < n; i++) {
            second[i] = in.nextInt();
            size[i] = in.nextInt();
        }
        Deque<Integer> waiting = new ArrayDeque<>();
        int tokens = c;
        int next = 0;
        for (int now = 0; next < n || !waiting.isEmpty(); now++) {
            if (!waiting.isEmpty() && size[waiting.peek()] <= tokens) {
                int packet = waiting.remove();
                tokens -= size[packet];
                sent[packet] = now;
            }
            for (; next < n && second[next] == now; next++) {
                if (size[next] > c) continue;
                if (waiting.isEmpty() && size[next] <= tokens) {
                    tokens -= size[next];
                    sent[next] = now;
                } else if (waiting.size() < q) {
                    waiting.add(next);
                }
            }
            tokens = Math.min(c, tokens + r);
        }
        StringBuilder out = new StringBuilder();
        for (int when : sent) out.append(when < 0 ? "lost" : String.valueOf(when)).append('\n');
        System.out.print(out);
    }
}

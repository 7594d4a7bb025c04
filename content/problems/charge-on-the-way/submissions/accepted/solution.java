import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        long[] best = new long[n + 2];
        ArrayDeque<Integer> window = new ArrayDeque<>();
        window.addLast(0);
        for (int i = 1; i <= n + 1; i++) {
            int cost = i <= n ? next() : 0;
            if (window.peekFirst() < i - k) window.removeFirst();
            best[i] = best[window.peekFirst()] + cost;
            while (!window.isEmpty() && best[window.peekLast()] >= best[i]) window.removeLast();
            window.addLast(i);
        }
        System.out.println(best[n + 1]);
    }
}

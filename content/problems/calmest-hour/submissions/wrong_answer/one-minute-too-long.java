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
        int[] wind = new int[n];
        ArrayDeque<Integer> high = new ArrayDeque<>();
        ArrayDeque<Integer> low = new ArrayDeque<>();
        int best = Integer.MAX_VALUE;
        int first = 0;
        for (int i = 0; i < n; i++) {
            wind[i] = next();
            while (!high.isEmpty() && wind[high.getLast()] <= wind[i]) high.removeLast();
            while (!low.isEmpty() && wind[low.getLast()] >= wind[i]) low.removeLast();
            high.addLast(i);
            low.addLast(i);
            if (high.getFirst() == i - k - 1) high.removeFirst();
            if (low.getFirst() == i - k - 1) low.removeFirst();
            int difference = wind[high.getFirst()] - wind[low.getFirst()];
            if (i >= k - 1 && difference < best) {
                best = difference;
                first = i - k + 2;
            }
        }
        System.out.println(best + " " + first);
    }
}

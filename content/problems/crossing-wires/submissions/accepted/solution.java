import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final int LARGEST = 200001;
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] tree = new int[LARGEST + 1];

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void add(int y, int amount) {
        for (int i = y + 1; i <= LARGEST; i += i & -i) tree[i] += amount;
    }

    static int upTo(int y) {
        int sum = 0;
        for (int i = y + 1; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        int a = next();
        int b = next();
        // x, kind, low, high. Kind 0: a wire begins at y = low; 1: how many from low to high? 2: the wire ends
        int[][] events = new int[2 * a + b][];
        for (int i = 0; i < a; i++) {
            int y = next();
            events[2 * i] = new int[] {next(), 0, y, y};
            events[2 * i + 1] = new int[] {next(), 2, y, y};
        }
        for (int i = 0; i < b; i++) events[2 * a + i] = new int[] {next(), 1, next(), next()};
        Arrays.sort(events, (p, q) -> p[0] != q[0] ? Integer.compare(p[0], q[0]) : Integer.compare(p[1], q[1]));
        long clips = 0;
        for (int[] event : events) {
            if (event[1] == 0) add(event[2], 1);
            if (event[1] == 1) clips += upTo(event[3]) - upTo(event[2] - 1);
            if (event[1] == 2) add(event[2], -1);
        }
        System.out.println(clips);
    }
}

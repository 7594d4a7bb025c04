import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static long l, u;
    static long[] totals;

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    /** Counts the pairs from one place up to before another, and sorts these totals. */
    static long count(int from, int to) {
        if (to - from < 2) return 0;
        int middle = (from + to) / 2;
        long pairs = count(from, middle) + count(middle, to);
        int low = middle;
        int high = middle;
        int right = middle;
        int size = 0;
        long[] merged = new long[to - from];
        for (int i = from; i < middle; i++) {
            while (low < to && totals[low] < totals[i] + l) low++;
            while (high < to && totals[high] < totals[i] + u) high++;
            pairs += high - low;
            while (right < to && totals[right] < totals[i]) merged[size++] = totals[right++];
            merged[size++] = totals[i];
        }
        System.arraycopy(merged, 0, totals, from, size);
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        l = next();
        u = next();
        totals = new long[n + 1];
        for (int i = 1; i <= n; i++) totals[i] = totals[i - 1] + next();
        System.out.println(count(0, n + 1));
    }
}

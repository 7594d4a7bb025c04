import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        long d = next();
        long[] value = new long[n];
        for (int i = 0; i < n; i++) value[i] = next();
        int best = 0;
        int bestBegin = 0;
        for (int begin = 0; begin < n; begin++) {
            long high = value[begin];
            long low = value[begin];
            int end = begin;
            while (end < n) {
                high = Math.max(high, value[end]);
                low = Math.min(low, value[end]);
                if (high - low > d) break;
                end++;
            }
            if (end - begin > best) {
                best = end - begin;
                bestBegin = begin;
            }
        }
        System.out.println(best + " " + (bestBegin + 1));
    }
}

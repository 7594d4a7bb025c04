import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.TreeMap;

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
        TreeMap<Long, Integer> inside = new TreeMap<>();
        int begin = 0;
        int best = 0;
        int bestBegin = 0;
        for (int i = 0; i < n; i++) {
            value[i] = next();
            inside.merge(value[i], 1, Integer::sum);
            while (inside.lastKey() - inside.firstKey() > d) {
                if (inside.merge(value[begin], -1, Integer::sum) == 0) inside.remove(value[begin]);
                begin++;
            }
            if (i - begin + 1 > best) {
                best = i - begin + 1;
                bestBegin = begin;
            }
        }
        System.out.println(best + " " + (bestBegin + 1));
    }
}

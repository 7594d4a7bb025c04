import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.StringJoiner;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        long[] size = new long[n];
        long[] there = new long[n];
        for (int j = 0; j < n; j++) size[j] = next();
        StringJoiner waiting = new StringJoiner(" ");
        for (int i = 0; i < k; i++) {
            int t = next();
            int p = next();
            long freeAgain = 0;
            int sum = 0;
            for (int j = 0; j < n; j++) {
                long begin = Math.max(there[j], freeAgain);
                sum += begin - there[j];
                freeAgain = begin + size[j] * t;
                there[j] = freeAgain + p;
            }
            waiting.add(String.valueOf(sum));
        }
        StringJoiner arrivals = new StringJoiner(" ");
        for (long moment : there) arrivals.add(String.valueOf(moment));
        System.out.println(arrivals);
        System.out.println(waiting);
    }
}

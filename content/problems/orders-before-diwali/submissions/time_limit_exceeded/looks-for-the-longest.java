import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        long[][] orders = new long[n][];
        for (int i = 0; i < n; i++) orders[i] = new long[] {next(), next()};
        Arrays.sort(orders, (x, y) -> Long.compare(x[1], y[1]));
        List<Long> accepted = new ArrayList<>();
        long time = 0;
        for (long[] order : orders) {
            accepted.add(order[0]);
            time += order[0];
            if (time > order[1]) {
                Long longest = Collections.max(accepted);
                time -= longest;
                accepted.remove(longest);
            }
        }
        System.out.println(accepted.size());
    }
}

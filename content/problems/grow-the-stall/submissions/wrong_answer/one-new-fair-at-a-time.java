import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Collections;
import java.util.PriorityQueue;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        int k = (int) next();
        long money = next();
        long[][] fairs = new long[n][];
        for (int i = 0; i < n; i++) fairs[i] = new long[] {next(), next()};
        Arrays.sort(fairs, (x, y) -> Long.compare(x[0], y[0]));
        PriorityQueue<Long> open = new PriorityQueue<>(Collections.reverseOrder());
        int known = 0;
        for (int visits = 0; visits < k; visits++) {
            if (known < n && fairs[known][0] <= money) open.add(fairs[known++][1]);
            if (open.isEmpty()) break;
            money += open.remove();
        }
        System.out.println(money);
    }
}

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
        long l = next();
        long u = next();
        long[] changes = new long[n];
        for (int i = 0; i < n; i++) changes[i] = next();
        long normal = 0;
        for (int from = 0; from < n; from++) {
            long sum = 0;
            for (int to = from; to < n; to++) {
                sum += changes[to];
                if (sum >= l && sum <= u) normal++;
            }
        }
        System.out.println(normal);
    }
}

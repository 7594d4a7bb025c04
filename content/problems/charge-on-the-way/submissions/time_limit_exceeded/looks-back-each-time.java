import java.io.IOException;
import java.io.StreamTokenizer;

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
        for (int i = 1; i <= n + 1; i++) {
            int cost = i <= n ? next() : 0;
            long least = best[i - 1];
            for (int j = i - 2; j >= Math.max(0, i - k); j--) least = Math.min(least, best[j]);
            best[i] = least + cost;
        }
        System.out.println(best[n + 1]);
    }
}

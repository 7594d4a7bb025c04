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
        long[] east = new long[n];
        long[] north = new long[n];
        long best = Long.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            east[i] = next();
            north[i] = next();
            for (int j = 0; j < i; j++) {
                long a = east[i] - east[j];
                long b = north[i] - north[j];
                best = Math.min(best, a * a + b * b);
            }
        }
        System.out.println(best);
    }
}

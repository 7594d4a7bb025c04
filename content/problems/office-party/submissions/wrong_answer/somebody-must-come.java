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
        long[] with = new long[n + 1];
        long[] without = new long[n + 1];
        int[] boss = new int[n + 1];
        for (int i = 1; i <= n; i++) with[i] = next();
        for (int i = 2; i <= n; i++) boss[i] = next();
        for (int i = n; i >= 2; i--) {
            with[boss[i]] += without[i];
            without[boss[i]] += Math.max(with[i], without[i]);
        }
        System.out.println(n == 1 ? with[1] : Math.max(with[1], without[1]));
    }
}

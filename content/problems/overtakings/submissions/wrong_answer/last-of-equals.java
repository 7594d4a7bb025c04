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
        int[] startedAt = new int[n + 1];
        for (int i = 1; i <= n; i++) startedAt[next()] = i;
        int[] tree = new int[n + 1];
        long total = 0;
        int best = -1;
        int bestCart = 0;
        for (int i = 0; i < n; i++) {
            int cart = next();
            int overtook = startedAt[cart] - 1;
            for (int p = startedAt[cart]; p > 0; p -= p & -p) overtook -= tree[p];
            for (int p = startedAt[cart]; p <= n; p += p & -p) tree[p]++;
            total += overtook;
            if (overtook >= best) {
                best = overtook;
                bestCart = cart;
            }
        }
        System.out.println(total);
        System.out.println(bestCart + " " + best);
    }
}

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static long ready(int[] need, long seconds) {
        long cards = 0;
        for (int t : need) cards += seconds / t;
        return cards;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        int[] need = new int[n];
        int fastest = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            need[i] = next();
            fastest = Math.min(fastest, need[i]);
        }
        long low = 1;
        while (ready(need, low) < k) low++;
        System.out.println(low + " " + ready(need, low));
    }
}

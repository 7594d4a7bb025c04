import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[][] offers = new int[n][];
        for (int i = 0; i < n; i++) offers[i] = new int[] {next(), next(), next()};
        Arrays.sort(offers, Comparator.comparingInt(offer -> offer[1]));
        long[] best = new long[n + 1];
        for (int i = 0; i < n; i++) {
            int low = 0;
            int high = i; // how many offers end before the first day of this one
            while (low < high) {
                int middle = (low + high) / 2;
                if (offers[middle][1] < offers[i][0]) low = middle + 1;
                else high = middle;
            }
            best[i + 1] = best[low] + offers[i][2];
        }
        System.out.println(best[n]);
    }
}

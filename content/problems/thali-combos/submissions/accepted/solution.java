import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static long[] readSorted(int n) throws IOException {
        long[] prices = new long[n];
        for (int i = 0; i < n; i++) prices[i] = next();
        Arrays.sort(prices);
        return prices;
    }

    /** How many thalis cost at most this much? Both lists are sorted. */
    static long countUpTo(long price, long[] curries, long[] breads) {
        long count = 0;
        int fitting = breads.length;
        for (long curry : curries) {
            while (fitting > 0 && curry + breads[fitting - 1] > price) fitting--;
            count += fitting;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int k = next();
        long[] curries = readSorted(n);
        long[] breads = readSorted(m);
        long low = curries[0] + breads[0];
        long high = curries[n - 1] + breads[m - 1];
        while (low < high) {
            long middle = (low + high) / 2;
            if (countUpTo(middle, curries, breads) >= k) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }
}

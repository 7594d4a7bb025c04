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
        int[] wind = new int[n];
        for (int i = 0; i < n; i++) wind[i] = next();
        int best = Integer.MAX_VALUE;
        int first = 0;
        for (int begin = 0; begin + k <= n; begin++) {
            int high = wind[begin];
            int low = wind[begin];
            for (int i = begin; i < begin + k; i++) {
                if (wind[i] > high) high = wind[i];
                if (wind[i] < low) low = wind[i];
            }
            if (high - low < best) {
                best = high - low;
                first = begin + 1;
            }
        }
        System.out.println(best + " " + first);
    }
}

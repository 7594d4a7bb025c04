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
        int[] books = new int[n];
        for (int i = 0; i < n; i++) books[i] = next();
        int parts = 0;
        int largest = 0;
        int begin = 0;
        for (int end = 1; end <= n; end++) {
            int most = 0;
            int least = 1000000000;
            for (int i = 0; i < end; i++) most = Math.max(most, books[i]);
            for (int i = end; i < n; i++) least = Math.min(least, books[i]);
            if (most <= least) {
                parts++;
                largest = Math.max(largest, end - begin);
                begin = end;
            }
        }
        System.out.println(parts + " " + largest);
    }
}

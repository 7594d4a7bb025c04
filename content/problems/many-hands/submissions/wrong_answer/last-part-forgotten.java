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
        int[] least = books.clone();
        for (int i = n - 2; i >= 0; i--) least[i] = Math.min(books[i], least[i + 1]);
        int parts = 1;
        int largest = 1;
        int most = 0;
        int begin = 0;
        for (int i = 0; i < n - 1; i++) {
            most = Math.max(most, books[i]);
            if (most <= least[i + 1]) {
                parts++;
                largest = Math.max(largest, i + 1 - begin);
                begin = i + 1;
            }
        }
        System.out.println(parts + " " + largest);
    }
}

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
        int m = next();
        int[] fee = new int[n];
        for (int i = 0; i < fee.length; i++) fee[i] = next();
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            int t = next();
            // Your code here: note the road from a to b with toll t.
        }

        // Your code here: print the cost and the number of roads, or -1.
    }
}

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
        for (int i = 0; i < n; i++) {
            int a = next();
            int b = next();
            // Your code here: keep this wish.
        }

        // Your code here: print the largest number of bridges.
    }
}

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
        int q = next();
        int[] takings = new int[n];
        for (int i = 0; i < takings.length; i++) takings[i] = next();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            // Your code here: print the takings from day a to day b.
        }
    }
}

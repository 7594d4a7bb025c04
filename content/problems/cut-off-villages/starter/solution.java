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
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            // Your code here: note the road between a and b.
        }

        // Your code here: print the number of groups, the size of the largest, and the single villages.
    }
}

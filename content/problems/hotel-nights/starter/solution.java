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
        for (int i = 0; i < q; i++) {
            int a = next();
            int d = next();
            int r = next();
            // Your code here: note this booking.
        }

        // Your code here: print the most rooms and the first night that needs them.
    }
}

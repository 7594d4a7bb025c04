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
        int k = next();
        long[] curries = new long[n];
        long[] breads = new long[m];
        for (int i = 0; i < n; i++) curries[i] = next();
        for (int i = 0; i < m; i++) breads[i] = next();

        long price = 0;
        // Your code here: the price on line k.

        System.out.println(price);
    }
}

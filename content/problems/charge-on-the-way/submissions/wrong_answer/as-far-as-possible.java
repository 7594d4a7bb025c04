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
        long paid = 0;
        for (int i = 1; i <= n; i++) {
            int cost = next();
            if (i % k == 0) paid += cost;
        }
        System.out.println(paid);
    }
}

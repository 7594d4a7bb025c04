import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer in = new StreamTokenizer(System.in);

    private static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int q = next();
        long[] day = new long[n];
        for (int i = 0; i < n; i++) day[i] = next();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            long sum = 0;
            for (int j = a - 1; j < b; j++) sum += day[j];
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }
}

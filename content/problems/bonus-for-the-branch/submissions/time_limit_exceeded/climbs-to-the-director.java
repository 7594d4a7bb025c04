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
        int[] boss = new int[n + 1];
        for (int i = 2; i <= n; i++) boss[i] = next();
        long[] raised = new long[n + 1];
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            in.nextToken();
            boolean ask = in.sval.equals("ask");
            int x = next();
            if (ask) {
                long risen = 0;
                for (; x > 0; x = boss[x]) risen += raised[x];
                out.append(risen).append('\n');
            } else {
                raised[x] += next();
            }
        }
        System.out.print(out);
    }
}

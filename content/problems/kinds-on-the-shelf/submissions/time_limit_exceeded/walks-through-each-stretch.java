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
        int[] kind = new int[n + 1];
        int[] seen = new int[n + 1];
        for (int i = 1; i <= n; i++) kind[i] = next();
        StringBuilder out = new StringBuilder();
        for (int question = 1; question <= q; question++) {
            int l = next();
            int r = next();
            int different = 0;
            for (int i = l; i <= r; i++) {
                if (seen[kind[i]] != question) different++;
                seen[kind[i]] = question;
            }
            out.append(different).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        boolean[] taken = new boolean[n + 1];
        StringBuilder out = new StringBuilder();
        for (int car = 0; car < q; car++) {
            in.nextToken();
            int place = (int) in.nval;
            taken[place] = !taken[place];
            int run = 0;
            int longest = 0;
            for (int i = 1; i <= n; i++) {
                if (taken[i]) run = 0;
                else run++;
                longest = Math.max(longest, run);
            }
            out.append(longest).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static final long MOD = 1_000_000_007;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        long[] strength = new long[n + 2];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            strength[i] = (long) in.nval;
        }
        // Rungs 0 and n + 1 have strength 0: nothing reaches beyond them.
        int[] stack = new int[n + 2];
        int top = 0;
        long sum = 0;
        for (int i = 1; i <= n + 1; i++) {
            while (top > 0 && strength[stack[top]] >= strength[i]) {
                int rung = stack[top--];
                long pieces = (long) (rung - stack[top]) * (i - rung);
                sum = (sum + pieces * strength[rung]) % MOD;
            }
            stack[++top] = i;
        }
        System.out.println(sum);
    }
}

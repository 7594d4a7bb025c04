import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final long MOD = 1_000_000_007;
    static long[] factorial, inverse;

    static long power(long base, long exponent) {
        long result = 1;
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % MOD;
            base = base * base % MOD;
        }
        return result;
    }

    /** All ways over a blocks to the east and b to the north. */
    static long allWays(int a, int b) {
        if (a < 0 || b < 0) return 0;
        return factorial[a + b] * inverse[a] % MOD * inverse[b] % MOD;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int x = in.nextInt();
        int y = in.nextInt();
        int k = in.nextInt();
        int[][] crossings = new int[k + 1][];
        for (int i = 0; i < k; i++) crossings[i] = new int[] {in.nextInt(), in.nextInt()};
        crossings[k] = new int[] {x, y};
        Arrays.sort(crossings, (p, q) -> p[0] != q[0] ? p[0] - q[0] : p[1] - q[1]);
        factorial = new long[x + y + 1];
        inverse = new long[x + y + 1];
        factorial[0] = 1;
        for (int i = 1; i <= x + y; i++) factorial[i] = factorial[i - 1] * i % MOD;
        inverse[x + y] = power(factorial[x + y], MOD - 2);
        for (int i = x + y; i > 0; i--) inverse[i - 1] = inverse[i] * i % MOD;
        long[] ways = new long[k + 1];
        for (int i = 0; i <= k; i++) {
            int[] here = crossings[i];
            ways[i] = allWays(here[0], here[1]);
            for (int j = 0; j < i; j++) {
                long bad = ways[j] * allWays(here[0] - crossings[j][0], here[1] - crossings[j][1]) % MOD;
                ways[i] = (ways[i] - bad + MOD) % MOD;
            }
        }
        System.out.println(ways[k]);
    }
}

import java.util.Scanner;
import java.util.function.LongBinaryOperator;

public class Main {
    static final long MODULUS = 1_000_000_007;
    static final long NEVER = 4_000_000_000_000_000_000L;

    /** What is added and what is multiplied, with the numbers that change nothing. */
    record Rules(long zero, long one, LongBinaryOperator add, LongBinaryOperator multiply) {
        long[][] product(long[][] a, long[][] b) {
            int n = a.length;
            long[][] result = new long[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    long sum = zero;
                    for (int k = 0; k < n; k++) sum = add.applyAsLong(sum, multiply.applyAsLong(a[i][k], b[k][j]));
                    result[i][j] = sum;
                }
            }
            return result;
        }

        long afterRides(long[][] step, int k) {
            int n = step.length;
            long[][] result = new long[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) result[i][j] = i == j ? one : zero;
            }
            for (; k > 0; k /= 2) {
                if (k % 2 == 1) result = product(result, step);
                step = product(step, step);
            }
            return result[0][n - 1];
        }
    }

    static final Rules WAYS = new Rules(0, 1, (a, b) -> (a + b) % MODULUS, (a, b) -> a * b % MODULUS);
    static final Rules COSTS = new Rules(NEVER, 0, Math::min, (a, b) -> a == NEVER || b == NEVER ? NEVER : a + b);

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt(), k = in.nextInt();
        long[][] ways = new long[n][n], costs = new long[n][n];
        for (long[] row : costs) java.util.Arrays.fill(row, NEVER);
        while (m-- > 0) {
            int a = in.nextInt() - 1, b = in.nextInt() - 1, c = in.nextInt();
            ways[a][b]++;
            costs[a][b] = Math.min(costs[a][b], c);
        }
        long least = COSTS.afterRides(costs, k);
        if (least == NEVER) System.out.println("no");
        else System.out.println("yes\n" + least + "\n" + WAYS.afterRides(ways, k));
    }
}

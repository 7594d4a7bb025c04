import java.util.Scanner;

public class Main {
    /** How many numbers from 0 to n are lucky? */
    static long lucky(long n, int k) {
        long[][] ways = new long[k][k];
        // Of the digits of n so far.
        int rest = 0;
        int sum = 0;
        for (char c : Long.toString(n).toCharArray()) {
            long[][] next = new long[k][k];
            int digit = c - '0';
            for (int d = 0; d < 10; d++) {
                for (int r = 0; r < k; r++) {
                    for (int s = 0; d <= digit && s < k; s++) next[(10 * r + d) % k][(s + d) % k] += ways[r][s];
                }
                if (d < digit) next[(10 * rest + d) % k][(sum + d) % k]++;
            }
            rest = (10 * rest + digit) % k;
            sum = (sum + digit) % k;
            ways = next;
        }
        return ways[0][0] + (rest == 0 && sum == 0 ? 1 : 0);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong();
        long b = in.nextLong();
        int k = in.nextInt();
        System.out.println(lucky(b, k) - lucky(a - 1, k));
    }
}

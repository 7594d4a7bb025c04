import java.util.Scanner;

public class Main {
    /** How often the prime p occurs in n! */
    static long occurs(long n, long p) {
        long count = 0;
        while (n > 0) {
            n /= p;
            count += n;
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        while (q-- > 0) {
            long n = in.nextLong();
            long b = in.nextLong();
            long zeros = Long.MAX_VALUE;
            for (long p = 2; b > 1; p++) {
                if (p * p > b) p = b; // what is left is a prime
                int times = 0;
                while (b % p == 0) {
                    b /= p;
                    times++;
                }
                if (times > 0) zeros = Math.min(zeros, occurs(n, p) / times);
            }
            System.out.println(zeros);
        }
    }
}

import java.util.Scanner;

public class Main {
    static long power(long base, long exponent, long n) {
        long result = 1;
        for (long left = exponent; left > 0; left /= 2) {
            if (left % 2 == 1) result = result * base % n;
            base = base * base % n;
        }
        return result;
    }

    /** The number d with e * d = 1 modulo phi, or 0 if there is none. */
    static long inverse(long e, long phi) {
        long a = e;
        long b = phi;
        long before = 1;
        long now = 0;
        while (b != 0) {
            long quotient = a / b;
            long rest = a % b;
            a = b;
            b = rest;
            long next = before - quotient * now;
            before = now;
            now = next;
        }
        return a == 1 ? before : 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long p = in.nextLong();
        long q = in.nextLong();
        long e = in.nextLong();
        int k = in.nextInt();
        long n = p * q;
        long d = inverse(e, (p - 1) * (q - 1));
        if (d == 0) {
            System.out.println("bad key");
            return;
        }
        StringBuilder out = new StringBuilder(n + " " + d + "\n");
        for (int i = 0; i < k; i++) {
            String what = in.next();
            long x = in.nextLong();
            if (what.equals("CHECK")) out.append(power(in.nextLong(), e, n) == x ? "valid" : "forged");
            else out.append(power(x, what.equals("ENCRYPT") ? e : d, n));
            out.append('\n');
        }
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    static final long MODULUS = 1_000_000_007;

    static class RootTwo {
        final long a;
        final long b; // a + b times the root of 2

        RootTwo(long a, long b) {
            this.a = Math.floorMod(a, MODULUS);
            this.b = Math.floorMod(b, MODULUS);
        }

        RootTwo times(RootTwo other) {
            long roots = b * other.b % MODULUS;
            return new RootTwo(a * other.a % MODULUS + 2 * roots, a * other.b % MODULUS + b * other.a % MODULUS);
        }

        RootTwo power(long n) {
            if (n == 0) return new RootTwo(1, 0);
            RootTwo square = power(n / 2).times(power(n / 2));
            return n % 2 == 0 ? square : square.times(this);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        for (int i = 0; i < t; i++) {
            RootTwo number = new RootTwo(in.nextLong(), in.nextLong());
            RootTwo result = number.power(in.nextLong());
            System.out.println(result.a + " " + result.b);
        }
    }
}

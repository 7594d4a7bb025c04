import java.util.Scanner;

public class Main {
    static final long MODULUS = 1_000_000_007;

    static class RootTwo {
        final long a;
        final long b; // a + b times the root of 2

        RootTwo(long a, long b) {
            this.a = a;
            this.b = b;
        }

        RootTwo times(RootTwo other) {
            return new RootTwo(0, 0); // your code here
        }

        RootTwo power(long n) {
            return new RootTwo(1, 0); // your code here
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

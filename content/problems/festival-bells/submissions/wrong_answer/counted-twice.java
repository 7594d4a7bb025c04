import java.util.Scanner;

public class Main {
    static long gcd(long x, long y) {
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong();
        long b = in.nextLong();
        long t = in.nextLong();
        long together = t / (a / gcd(a, b) * b) + 1;
        long sounds = (t / a + 1) + (t / b + 1);
        System.out.println(sounds + " " + together);
    }
}

import java.util.Scanner;

public class Main {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long top = 0;
        long bottom = 1;
        for (int i = 0; i < n; i++) {
            String[] parts = in.next().split("/");
            long a = Long.parseLong(parts[0]);
            long b = Long.parseLong(parts[1]);
            top = top * b + a * bottom;
            bottom *= b;
            long common = gcd(top, bottom);
            top /= common;
            bottom /= common;
        }
        if (bottom == 1) System.out.println(top);
        else if (top < bottom) System.out.println(top + "/" + bottom);
        else System.out.println(top / bottom + " " + top % bottom + "/" + bottom);
    }
}

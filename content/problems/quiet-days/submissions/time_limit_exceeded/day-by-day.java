import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        long[] period = new long[in.nextInt()];
        for (int i = 0; i < period.length; i++) period[i] = in.nextLong();
        long quiet = 0;
        for (long day = 1; day <= n; day++) {
            boolean rings = false;
            for (long p : period) rings = rings || day % p == 0;
            if (!rings) quiet++;
        }
        System.out.println(quiet);
    }
}

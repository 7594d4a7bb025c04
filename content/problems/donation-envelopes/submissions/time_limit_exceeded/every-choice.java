import java.util.Scanner;

public class Main {
    static long s, t;
    static long[] amounts;

    static long choices(int i, long sum) {
        if (i == amounts.length) return sum >= s && sum <= t ? 1 : 0;
        return choices(i + 1, sum) + choices(i + 1, sum + amounts[i]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        s = in.nextLong();
        t = in.nextLong();
        amounts = new long[n];
        for (int i = 0; i < n; i++) amounts[i] = in.nextLong();
        System.out.println(choices(0, 0));
    }
}

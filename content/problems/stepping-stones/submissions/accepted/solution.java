import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] danger = new long[n + 2];
        for (int i = 1; i <= n + 1; i++) {
            long best = Long.MAX_VALUE;
            for (int from = Math.max(0, i - 3); from < i; from++) best = Math.min(best, danger[from]);
            danger[i] = best + (i <= n ? in.nextInt() : 0);
        }
        System.out.println(danger[n + 1]);
    }
}

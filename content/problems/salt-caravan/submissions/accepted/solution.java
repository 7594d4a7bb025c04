import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final long NEVER = Long.MIN_VALUE;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[][] trails = new int[m][3];
        for (int[] trail : trails) {
            for (int k = 0; k < 3; k++) trail[k] = in.nextInt();
        }
        long[] best = new long[n + 1];
        Arrays.fill(best, NEVER);
        best[1] = 0;
        for (int round = 1; round < n; round++) {
            for (int[] t : trails) {
                if (best[t[0]] != NEVER) best[t[1]] = Math.max(best[t[1]], best[t[0]] + t[2]);
            }
        }
        boolean[] endless = new boolean[n + 1];
        for (int round = 1; round <= n; round++) {
            for (int[] t : trails) {
                if (best[t[0]] == NEVER) continue;
                if (endless[t[0]] || best[t[0]] + t[2] > best[t[1]]) endless[t[1]] = true;
            }
        }
        if (best[n] == NEVER) System.out.println("NO WAY");
        else if (endless[n]) System.out.println("NO LIMIT");
        else System.out.println(best[n]);
    }
}

import java.util.Scanner;

public class Main {
    static int n;
    static int[][] minutes;
    static boolean[] taken;
    static long best = -1;

    static void share(int friend, long total) {
        if (friend == n) {
            if (best < 0 || total < best) best = total;
            return;
        }
        for (int j = 0; j < n; j++) {
            if (taken[j] || minutes[friend][j] < 0) continue;
            taken[j] = true;
            share(friend + 1, total + minutes[friend][j]);
            taken[j] = false;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        minutes = new int[n][n];
        taken = new boolean[n];
        for (int[] row : minutes) {
            for (int j = 0; j < n; j++) row[j] = in.nextInt();
        }
        share(0, 0);
        System.out.println(best < 0 ? "IMPOSSIBLE" : String.valueOf(best));
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] minutes = new int[n][n];
        for (int[] row : minutes) {
            for (int j = 0; j < n; j++) row[j] = in.nextInt();
        }
        boolean[] busy = new boolean[n];
        boolean[] done = new boolean[n];
        long total = 0;
        for (int round = 0; round < n; round++) {
            int who = -1;
            int what = -1;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (busy[i] || done[j] || minutes[i][j] < 0) continue;
                    if (who < 0 || minutes[i][j] < minutes[who][what]) {
                        who = i;
                        what = j;
                    }
                }
            }
            if (who < 0) {
                System.out.println("IMPOSSIBLE");
                return;
            }
            busy[who] = true;
            done[what] = true;
            total += minutes[who][what];
        }
        System.out.println(total);
    }
}

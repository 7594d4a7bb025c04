import java.util.Scanner;

public class Main {
    static int n;
    static int[][] minutes;
    static int[] before;
    static int best = -1;

    static void visit(int here, int set, int time) {
        if (set == (1 << n) - 1 && (best < 0 || time < best)) best = time;
        for (int there = 1; there <= n; there++) {
            int bit = 1 << (there - 1);
            if ((set & bit) == 0 && (before[there] & ~set) == 0) visit(there, set | bit, time + minutes[here][there]);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        minutes = new int[n + 1][n + 1];
        for (int[] row : minutes) {
            for (int j = 0; j <= n; j++) row[j] = in.nextInt();
        }
        before = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            before[in.nextInt()] |= 1 << (a - 1);
        }
        visit(0, 0, 0);
        System.out.println(best < 0 ? "IMPOSSIBLE" : String.valueOf(best));
    }
}

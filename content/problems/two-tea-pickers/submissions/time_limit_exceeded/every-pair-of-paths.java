import java.util.Scanner;

public class Main {
    static int r;
    static int c;
    static int k;
    static int[][] leaves;

    static int most(int i, int x, int y) {
        if (x < 0 || y < 0 || x >= c || y >= c || Math.abs(x - y) > k) return -1;
        int below = 0;
        if (i + 1 < r) {
            for (int p = x - 1; p <= x + 1; p++) {
                for (int q = y - 1; q <= y + 1; q++) below = Math.max(below, most(i + 1, p, q));
            }
        }
        return below + leaves[i][x] + (x == y ? 0 : leaves[i][y]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        r = in.nextInt();
        c = in.nextInt();
        k = in.nextInt();
        leaves = new int[r][c];
        for (int[] row : leaves) {
            for (int x = 0; x < c; x++) row[x] = in.nextInt();
        }
        int best = 0;
        for (int x = 0; x < c; x++) {
            for (int y = 0; y < c; y++) best = Math.max(best, most(0, x, y));
        }
        System.out.println(best);
    }
}

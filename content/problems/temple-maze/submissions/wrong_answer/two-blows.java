import java.util.ArrayDeque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        String[] plan = new String[h];
        int[][] steps = new int[3][h * w];
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < h; r++) {
            plan[r] = in.next();
            int c = plan[r].indexOf('S');
            if (c >= 0) {
                queue.add(new int[] {r, c, 0});
                steps[0][r * w + c] = 1;
            }
        }
        int[] down = {1, -1, 0, 0};
        int[] right = {0, 0, 1, -1};
        while (!queue.isEmpty()) {
            int[] at = queue.poll();
            int taken = steps[at[2]][at[0] * w + at[1]];
            if (plan[at[0]].charAt(at[1]) == 'E') {
                System.out.println(taken - 1);
                return;
            }
            for (int d = 0; d < 4; d++) {
                int r = at[0] + down[d];
                int c = at[1] + right[d];
                if (r < 0 || r >= h || c < 0 || c >= w) continue;
                int used = at[2] + (plan[r].charAt(c) == '#' ? 1 : 0);
                if (used > 2 || steps[used][r * w + c] > 0) continue;
                steps[used][r * w + c] = taken + 1;
                queue.add(new int[] {r, c, used});
            }
        }
        System.out.println(-1);
    }
}

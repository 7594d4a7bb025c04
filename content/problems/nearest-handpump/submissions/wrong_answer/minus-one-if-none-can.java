import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        String[] map = new String[r];
        int[][] steps = new int[r][c];
        Queue<int[]> waiting = new ArrayDeque<>();
        for (int i = 0; i < r; i++) {
            map[i] = in.next();
            Arrays.fill(steps[i], -1);
            for (int j = 0; j < c; j++) {
                if (map[i].charAt(j) == 'P') {
                    steps[i][j] = 0;
                    waiting.add(new int[] {i, j});
                }
            }
        }
        int[] down = {-1, 1, 0, 0};
        int[] right = {0, 0, -1, 1};
        while (!waiting.isEmpty()) {
            int[] here = waiting.remove();
            for (int k = 0; k < 4; k++) {
                int i = here[0] + down[k];
                int j = here[1] + right[k];
                if (i < 0 || i >= r || j < 0 || j >= c || map[i].charAt(j) == '#' || steps[i][j] >= 0) continue;
                steps[i][j] = steps[here[0]][here[1]] + 1;
                waiting.add(new int[] {i, j});
            }
        }
        int most = -1;
        int houses = 0;
        int without = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (map[i].charAt(j) != 'H') continue;
                if (steps[i][j] < 0) without++;
                if (steps[i][j] > most) {
                    most = steps[i][j];
                    houses = 1;
                } else if (steps[i][j] == most) {
                    houses++;
                }
            }
        }
        System.out.println(most + " " + houses);
        System.out.println(without);
    }
}

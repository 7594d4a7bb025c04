import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int r = in.nextInt();
        int[][] told = new int[n + 1][n + 1];
        for (int i = 0; i < m; i++) told[in.nextInt()][in.nextInt()] = in.nextInt();
        int[] distance = new int[n + 1];
        int[] hop = new int[n + 1];
        boolean[] done = new boolean[n + 1];
        java.util.Arrays.fill(distance, Integer.MAX_VALUE);
        distance[r] = 0;
        while (true) {
            int near = 0;
            for (int i = 1; i <= n; i++) {
                if (done[i] || distance[i] == Integer.MAX_VALUE) continue;
                if (near == 0 || distance[i] < distance[near]) near = i;
            }
            if (near == 0) break;
            done[near] = true;
            for (int b = 1; b <= n; b++) {
                if (told[near][b] == 0 || told[b][near] == 0) continue;
                int way = distance[near] + told[near][b];
                int first = near == r ? b : hop[near];
                if (way < distance[b] || way == distance[b] && first < hop[b]) {
                    distance[b] = way;
                    hop[b] = first;
                }
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            if (i == r) continue;
            if (distance[i] == Integer.MAX_VALUE) out.append(i).append(" unreachable\n");
            else out.append(i).append(' ').append(distance[i]).append(' ').append(hop[i]).append('\n');
        }
        System.out.print(out);
    }
}

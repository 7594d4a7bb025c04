import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int n;
    static int limit;
    static int[][] cost; // 0: no link
    static int[][] distance;
    static int[][] next;

    /** One round. Did anything change? */
    static boolean gossip() {
        int[][] newDistance = new int[n + 1][n + 1];
        int[][] newNext = new int[n + 1][n + 1];
        for (int router = 1; router <= n; router++) {
            for (int goal = 1; goal <= n; goal++) {
                if (goal == router) continue;
                newDistance[router][goal] = distance[router][goal];
                newNext[router][goal] = next[router][goal];
                for (int other = 1; other <= n; other++) {
                    int sum = cost[router][other] + distance[other][goal];
                    if (cost[router][other] == 0 || sum >= newDistance[router][goal]) continue;
                    newDistance[router][goal] = sum;
                    newNext[router][goal] = other;
                }
            }
        }
        boolean changed = !Arrays.deepEquals(distance, newDistance) || !Arrays.deepEquals(next, newNext);
        distance = newDistance;
        next = newNext;
        return changed;
    }

    static int rounds() {
        int count = 0;
        while (gossip()) count++;
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        limit = in.nextInt();
        int r = in.nextInt();
        cost = new int[n + 1][n + 1];
        distance = new int[n + 1][n + 1];
        next = new int[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            cost[a][b] = cost[b][a] = in.nextInt();
        }
        for (int router = 1; router <= n; router++) {
            for (int goal = 1; goal <= n; goal++) if (goal != router) distance[router][goal] = limit;
        }
        int before = rounds();
        int a = in.nextInt();
        int b = in.nextInt();
        cost[a][b] = cost[b][a] = 0;
        System.out.println(before + " " + rounds());
        for (int goal = 1; goal <= n; goal++) {
            if (goal == r) System.out.println("0 here");
            else if (distance[r][goal] == limit) System.out.println("unreachable");
            else System.out.println(distance[r][goal] + " " + next[r][goal]);
        }
    }
}

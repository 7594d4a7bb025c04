import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int[] available;
    static int[][] holds;
    static int[][] wants;
    static boolean[] gone;

    static boolean canBeServed(int p) {
        for (int kind = 0; kind < available.length; kind++) {
            if (wants[p][kind] > available[kind]) return false;
        }
        return true;
    }

    static void release(int p) {
        gone[p] = true;
        for (int kind = 0; kind < available.length; kind++) available[kind] += holds[p][kind] + wants[p][kind];
    }

    static List<Integer> stuckAfterServing() {
        boolean served = true;
        while (served) {
            served = false;
            for (int p = 0; p < gone.length; p++) {
                if (gone[p] || !canBeServed(p)) continue;
                release(p);
                served = true;
            }
        }
        List<Integer> stuck = new ArrayList<>();
        for (int p = 0; p < gone.length; p++) {
            if (!gone[p]) stuck.add(p);
        }
        return stuck;
    }

    static String text(List<Integer> processes) {
        StringBuilder out = new StringBuilder();
        for (int p : processes) out.append(p + 1).append(' ');
        return processes.isEmpty() ? "none" : out.toString().trim();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        available = new int[k];
        holds = new int[n][k];
        wants = new int[n][k];
        gone = new boolean[n];
        for (int kind = 0; kind < k; kind++) available[kind] = in.nextInt();
        for (int p = 0; p < n; p++) {
            for (int kind = 0; kind < k; kind++) holds[p][kind] = in.nextInt();
            for (int kind = 0; kind < k; kind++) wants[p][kind] = in.nextInt();
        }
        List<Integer> stuck = stuckAfterServing();
        System.out.println(text(stuck));
        List<Integer> ended = new ArrayList<>();
        while (!stuck.isEmpty()) {
            int victim = stuck.get(0);
            for (int p : stuck) {
                if (Arrays.stream(holds[p]).sum() > Arrays.stream(holds[victim]).sum()) victim = p;
            }
            ended.add(victim);
            release(victim);
            stuck = stuckAfterServing();
        }
        System.out.println(text(ended));
    }
}

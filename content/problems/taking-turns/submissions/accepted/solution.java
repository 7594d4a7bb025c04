import java.util.ArrayDeque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        int[] left = new int[n];
        long[] done = new long[n];
        ArrayDeque<Integer> ready = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            left[i] = in.nextInt();
            ready.add(i);
        }
        long clock = 0;
        while (!ready.isEmpty()) {
            int i = ready.poll();
            int turn = Math.min(left[i], q);
            clock += turn;
            left[i] -= turn;
            if (left[i] > 0) ready.add(i);
            else done[i] = clock;
        }
        StringBuilder out = new StringBuilder();
        for (long moment : done) out.append(moment).append('\n');
        System.out.print(out);
    }
}

import java.util.Scanner;

public class Main {
    static boolean enough(int[] available, int[] lent, int[] most) {
        for (int kind = 0; kind < available.length; kind++) {
            if (most[kind] > available[kind]) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] available = new int[k];
        for (int kind = 0; kind < k; kind++) available[kind] = in.nextInt();
        int[][] lent = new int[n][k];
        int[][] most = new int[n][k];
        for (int p = 0; p < n; p++) {
            for (int kind = 0; kind < k; kind++) lent[p][kind] = in.nextInt();
            for (int kind = 0; kind < k; kind++) most[p][kind] = in.nextInt();
        }
        boolean[] done = new boolean[n];
        StringBuilder order = new StringBuilder();
        for (int place = 0; place < n; place++) {
            int p = 0;
            while (p < n && (done[p] || !enough(available, lent[p], most[p]))) p++;
            if (p == n) {
                System.out.println("unsafe");
                return;
            }
            done[p] = true;
            order.append(p + 1).append(' ');
            for (int kind = 0; kind < k; kind++) available[kind] += lent[p][kind];
        }
        System.out.println(order.toString().trim());
    }
}

import java.util.Scanner;

public class Main {
    static int[] mark;
    static int first;

    static long cost(int a, int b) {
        if (b - a < 2) return 0;
        long best = Long.MAX_VALUE;
        int where = 0;
        for (int cut = a + 1; cut < b; cut++) {
            long both = cost(a, cut) + cost(cut, b);
            if (both < best) {
                best = both;
                where = cut;
            }
        }
        first = where;
        return best + mark[b] - mark[a];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int l = in.nextInt();
        int n = in.nextInt();
        mark = new int[n + 2];
        for (int i = 1; i <= n; i++) mark[i] = in.nextInt();
        mark[n + 1] = l;
        long total = cost(0, n + 1);
        System.out.println(total + " " + mark[first]);
    }
}

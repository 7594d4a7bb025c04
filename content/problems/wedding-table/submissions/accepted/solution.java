import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int n;
    static boolean[][] quarrel;
    static boolean[][] hopeless;
    static List<Integer> seats = new ArrayList<>();

    static boolean fill(int last, int standing) {
        seats.add(last + 1);
        if (standing == 0 && !quarrel[last][0]) return true;
        if (!hopeless[last][standing]) {
            for (int g = 1; g < n; g++) {
                if ((standing >> g & 1) == 0 || quarrel[last][g]) continue;
                if (fill(g, standing & ~(1 << g))) return true;
            }
            hopeless[last][standing] = true;
        }
        seats.remove(seats.size() - 1);
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        quarrel = new boolean[n][n];
        hopeless = new boolean[n][1 << n];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt() - 1;
            int b = in.nextInt() - 1;
            quarrel[a][b] = quarrel[b][a] = true;
        }
        if (!fill(0, (1 << n) - 2)) {
            System.out.println("impossible");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int relative : seats) out.append(relative).append(' ');
        System.out.println(out.toString().trim());
    }
}

import java.util.Scanner;

public class Main {
    static int n;
    static int ways = 0;
    static boolean[][] feud;
    static String first = "impossible";

    static void seat(int last, int seated, int guests, String way) {
        if (guests == n) {
            if (feud[last][1]) return;
            if (ways == 0) first = way;
            ways++;
            return;
        }
        for (int guest = 2; guest <= n; guest++) {
            int bit = 1 << guest;
            if ((seated & bit) != 0 || feud[last][guest]) continue;
            seat(guest, seated | bit, guests + 1, way + " " + guest);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        feud = new boolean[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            feud[a][b] = true;
            feud[b][a] = true;
        }
        seat(1, 0, 1, "1");
        System.out.println(ways);
        System.out.println(first);
    }
}

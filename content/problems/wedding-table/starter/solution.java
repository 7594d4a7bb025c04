import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        boolean[][] quarrel = new boolean[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            quarrel[a][b] = quarrel[b][a] = true;
        }
        List<Integer> seats = new ArrayList<>(List.of(1));
        boolean found = false;

        // your code here: put the others into seats

        if (!found) {
            System.out.println("impossible");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int relative : seats) out.append(relative).append(' ');
        System.out.println(out.toString().trim());
    }
}

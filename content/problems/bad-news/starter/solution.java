import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int limit = in.nextInt();
        int r = in.nextInt();
        int[][] cost = new int[n + 1][n + 1]; // 0: no link
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            cost[a][b] = cost[b][a] = in.nextInt();
        }
        int a = in.nextInt(); // the link between a and b breaks
        int b = in.nextInt();
        int before = 0;
        int after = 0;

        // your code here

        System.out.println(before + " " + after);
    }
}

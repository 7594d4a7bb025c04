import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[][] shelf = new int[n + 1][];
        for (int r = 1; r <= n; r++) {
            shelf[r] = new int[in.nextInt()];
            for (int c = 0; c < shelf[r].length; c++) shelf[r][c] = in.nextInt();
        }
        for (int i = 0; i < m; i++) {
            String command = in.next();
            int r = in.nextInt();
            int x = in.nextInt();
            if (command.equals("swap")) {
                int[] board = shelf[r];
                shelf[r] = shelf[x];
                shelf[x] = board;
            } else if (x > shelf[r].length) {
                System.out.println("none");
            } else {
                System.out.println(shelf[r][x - 1]);
            }
        }
    }
}

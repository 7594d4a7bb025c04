import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int t = in.nextInt();
        for (int row = -n; row <= n; row++) {
            for (int column = -n; column <= n; column++) {
                int sum = Math.abs(row) + Math.abs(column);
                if (sum == n) System.out.print('*');
                else if (sum < n && (row == 0 || column == 0)) System.out.print('+');
                else System.out.print(' ');
            }
            System.out.println();
        }
        for (int i = 1; i <= t; i++) {
            if (i % 4 == 0) System.out.println(" ".repeat(n - 1) + "<|>");
            else System.out.println(" ".repeat(n) + "|");
        }
    }
}

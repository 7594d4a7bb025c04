import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int stroke = 1; stroke <= n; stroke++) {
            if (stroke % 5 == 0) System.out.print("/");
            else System.out.print("|");
            if (stroke % 20 == 0 || stroke == n) System.out.println();
            else if (stroke % 5 == 0) System.out.print(" ");
        }
    }
}

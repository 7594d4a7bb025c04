import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long top = 0;
        long bottom = 1; // the sum so far
        for (int i = 0; i < n; i++) {
            String[] parts = in.next().split("/");
            long a = Long.parseLong(parts[0]);
            long b = Long.parseLong(parts[1]);
            // Your code here: add a/b to the sum and shorten it.
        }
        // Your code here: one of three ways to print.
        System.out.println(top + "/" + bottom);
    }
}

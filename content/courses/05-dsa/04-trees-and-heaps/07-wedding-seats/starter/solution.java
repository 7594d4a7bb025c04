import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            // Your code here: note that a and b must not sit side by side.
        }

        // Your code here: print the number of ways and the first way, or impossible.
    }
}

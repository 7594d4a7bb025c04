import java.util.Scanner;

public class Main {
    static int positionOf(String pattern) {
        // Your code here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int total = 0;
        for (int i = 0; i < m; i++) {
            int position = positionOf(in.next());

            // Your code here: compare it with the position before.

            System.out.println(position);
        }
        System.out.println(total);
    }
}

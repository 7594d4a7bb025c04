import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String sign = in.next();
            int x = in.nextInt();
            // Your code here: carry out this change and print the middle price, or closed.
        }
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String event = in.next();
            // Your code here: ARRIVE is followed by u, WORSE by p and u.
        }
    }
}

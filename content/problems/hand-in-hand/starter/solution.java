import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String command = in.next();
            // Your code here: carry out the command (JOIN is followed by x and y, LEAVE by x).
        }

        // Your code here: print the chain from the front to the end, or nobody.
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String pattern = in.next();

        // Your code here: write out the stitches, then count them.
    }
}

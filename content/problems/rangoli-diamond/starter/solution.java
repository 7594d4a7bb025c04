import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String kind = in.next();

        // Your code here: draw the n rows of the diamond.
    }
}

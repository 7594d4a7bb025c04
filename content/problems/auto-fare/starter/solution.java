import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        int w = in.nextInt();

        // Your code here: work out the fare and print it.
    }
}

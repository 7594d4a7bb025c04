import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        for (int i = 0; i < t; i++) {
            int k = in.nextInt();
            String column = in.next();
            int terms = 0;
            int letters = 0;

            // Your code here.

            System.out.println(terms + " " + letters);
        }
    }
}

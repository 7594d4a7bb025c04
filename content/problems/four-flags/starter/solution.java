import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            int w = in.nextInt();
            long a = in.nextLong();
            long b = in.nextLong();
            long result = 0;
            String flags = "";

            // Your code here: the result, and flags += "N" and so on.

            System.out.println(result + " " + (flags.isEmpty() ? "-" : flags));
        }
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long waited = 0;
        long finished = 0;
        for (int i = 0; i < n; i++) {
            long arrival = in.nextLong();
            long seconds = in.nextLong();
            // your code here
        }
        System.out.println(waited + " " + finished);
    }
}

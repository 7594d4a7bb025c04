import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] taps = new int[k];
        for (int i = 0; i < k; i++) taps[i] = in.nextInt();
        String cells = in.next();

        int once = 0;
        int ring = 0;
        StringBuilder sent = new StringBuilder();
        // Your code here.

        System.out.println(once + " " + ring);
        System.out.println(sent);
    }
}

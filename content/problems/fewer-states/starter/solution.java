import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] output = new int[n + 1];
        int[][] next = new int[n + 1][2];
        for (int s = 1; s <= n; s++) {
            output[s] = in.nextInt();
            next[s][0] = in.nextInt();
            next[s][1] = in.nextInt();
        }

        int reached = 0;
        int needed = 0;
        // Your code here.

        System.out.println(reached + " " + needed);
    }
}

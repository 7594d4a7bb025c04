import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] steps = new int[n];
        for (int i = 0; i < n; i++) steps[i] = in.nextInt();

        double average = 0;
        int bestDay = 1;
        int above = 0;
        // Your code here: work out the three answers.

        System.out.printf("%.2f%n%d%n%d%n", average, bestDay, above);
    }
}

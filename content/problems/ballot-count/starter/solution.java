import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] ballots = new int[n];
        for (int i = 0; i < ballots.length; i++) ballots[i] = in.nextInt();

        // Your code here: count the votes of each candidate and print the result.
    }
}

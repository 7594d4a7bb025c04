import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());

        int winner = 1, ids = 0, classes = 0, elements = 0;
        for (int rule = 1; rule <= n; rule++) {
            String line = in.nextLine(); // "! " in front marks the rule

            // Your code here: count, and compare with the best so far.
        }
        System.out.println(winner + " " + ids + " " + classes + " " + elements);
    }
}

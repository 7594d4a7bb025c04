import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int c = in.nextInt();
        int[] bags = new int[n];
        for (int i = 0; i < bags.length; i++) bags[i] = in.nextInt();

        // Your code here: print the smallest number of jeeps.
    }
}

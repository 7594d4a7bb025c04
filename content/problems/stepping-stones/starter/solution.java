import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] stones = new int[n];
        for (int i = 0; i < stones.length; i++) stones[i] = in.nextInt();

        // Your code here: print the least danger of a crossing.
    }
}

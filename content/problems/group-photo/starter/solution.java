import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = in.nextInt();

        Deque<Integer> row = new ArrayDeque<>();
        int step = 0;
        // Your code here: sort the heights, fill the row, find the largest step.

        System.out.println(step);
    }
}

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
        for (int i = 0; i < n; i++) {
            int height = heights[n - 1 - i];
            if (i % 2 == 1) row.addLast(height);
            else row.addFirst(height);
        }
        StringBuilder line = new StringBuilder();
        int step = 0;
        int previous = row.getFirst();
        for (int height : row) {
            step = Math.max(step, Math.abs(height - previous));
            previous = height;
            line.append(height).append(' ');
        }
        System.out.println(line.toString().trim());
        System.out.println(step);
    }
}

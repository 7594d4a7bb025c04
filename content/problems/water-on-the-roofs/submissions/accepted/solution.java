import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] height = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
        }
        int[] right = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) right[i] = Math.max(height[i], right[i + 1]);
        long water = 0;
        int left = 0;
        int deepest = 0;
        for (int i = 0; i < n; i++) {
            left = Math.max(left, height[i]);
            int depth = Math.min(left, right[i]) - height[i];
            water += depth;
            deepest = Math.max(deepest, depth);
        }
        System.out.println(water + " " + deepest);
    }
}

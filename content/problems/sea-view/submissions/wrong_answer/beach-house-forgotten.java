import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] height = new int[n];
        for (int i = 0; i < n; i++) height[i] = Integer.parseInt(line.nextToken());
        int[] seen = new int[n];
        int sea = 0;
        ArrayDeque<Integer> stack = new ArrayDeque<>();
        for (int i = n - 1; i >= 0; i--) {
            while (!stack.isEmpty() && height[stack.peek()] <= height[i]) stack.pop();
            if (stack.isEmpty()) {
                seen[i] = n - 1 - i;
                sea++;
            } else {
                seen[i] = stack.peek() - i;
            }
            stack.push(i);
        }
        StringBuilder out = new StringBuilder();
        for (int s : seen) out.append(s).append(' ');
        System.out.println(out.toString().trim());
        System.out.println(Math.max(1, sea - 1));
    }
}

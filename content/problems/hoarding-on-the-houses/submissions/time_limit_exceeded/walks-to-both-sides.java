import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        long[] height = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            height[i] = (long) in.nval;
        }
        long best = 0;
        int bestBegin = 0;
        int bestWidth = 0;
        for (int i = 0; i < n; i++) {
            int left = i;
            int right = i;
            while (left > 0 && height[left - 1] >= height[i]) left--;
            while (right + 1 < n && height[right + 1] >= height[i]) right++;
            int width = right - left + 1;
            long area = height[i] * width;
            if (area > best || (area == best && (left < bestBegin || (left == bestBegin && width > bestWidth)))) {
                best = area;
                bestBegin = left;
                bestWidth = width;
            }
        }
        System.out.println(best + " " + (bestBegin + 1) + " " + bestWidth);
    }
}

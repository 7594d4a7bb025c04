import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] begin = new int[n + 1];
        int[] height = new int[n + 1];
        int depth = 0;
        long best = 0;
        int bestBegin = 0;
        int bestWidth = 0;
        for (int i = 0; i <= n; i++) {
            int high = 0;
            int from = i;
            if (i < n) {
                in.nextToken();
                high = (int) in.nval;
            }
            while (depth > 0 && height[depth - 1] >= high) {
                depth--;
                from = begin[depth];
                int width = i - from;
                long area = (long) height[depth] * width;
                if (area > best || (area == best && (from < bestBegin || (from == bestBegin && width > bestWidth)))) {
                    best = area;
                    bestBegin = from;
                    bestWidth = width;
                }
            }
            begin[depth] = from;
            height[depth] = high;
            depth++;
        }
        System.out.println(best + " " + (bestBegin + 1) + " " + bestWidth);
    }
}

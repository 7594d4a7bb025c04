import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int h;
    static int w;
    static int[] height;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int fewest(int start, int end, int limit) {
        if (height[start] > limit) return -1;
        int[] steps = new int[h * w];
        int[] queue = new int[h * w];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        queue[0] = start;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int at = queue[head];
            int row = at / w;
            int column = at % w;
            int[] near = {
                row > 0 ? at - w : at, row < h - 1 ? at + w : at, column > 0 ? at - 1 : at, column < w - 1 ? at + 1 : at,
            };
            for (int other : near) {
                if (steps[other] >= 0 || height[other] > limit) continue;
                steps[other] = steps[at] + 1;
                queue[tail++] = other;
            }
        }
        return steps[end];
    }

    public static void main(String[] args) throws IOException {
        h = next();
        w = next();
        int start = (next() - 1) * w + next() - 1;
        int end = (next() - 1) * w + next() - 1;
        height = new int[h * w];
        for (int i = 0; i < h * w; i++) height[i] = next();
        int low = 0;
        int high = 9999;
        while (low < high) {
            int middle = (low + high) / 2;
            if (fewest(start, end, middle) >= 0) high = middle;
            else low = middle + 1;
        }
        System.out.println(low + " " + fewest(start, end, low));
    }
}

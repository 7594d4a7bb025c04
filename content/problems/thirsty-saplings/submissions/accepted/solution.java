import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] height;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Can all saplings reach h within m days, with a hose for w of them? */
    static boolean possible(long m, int w, long h) {
        long[] change = new long[height.length + w + 1];
        long water = 0;
        long days = 0;
        for (int i = 0; i < height.length; i++) {
            water += change[i];
            long missing = h - height[i] - water;
            if (missing <= 0) continue;
            water += missing;
            change[i + w] -= missing;
            days += missing;
            if (days > m) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        long m = next();
        int w = next();
        height = new int[n];
        long highest = 0;
        for (int i = 0; i < n; i++) {
            height[i] = next();
            highest = Math.max(highest, height[i]);
        }
        long low = 1;
        long high = highest + m;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (possible(m, w, middle)) low = middle;
            else high = middle - 1;
        }
        System.out.println(low);
    }
}

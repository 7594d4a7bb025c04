import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int size = 1;
    static int[] left, right, best;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Computes a part from its halves, which have this length each. */
    static void join(int part, int half) {
        int a = 2 * part;
        int b = 2 * part + 1;
        left[part] = left[a] == half ? half + left[b] : left[a];
        right[part] = right[b] == half ? half + right[a] : right[b];
        best[part] = Math.max(right[a] + left[b], Math.max(best[a], best[b]));
    }

    static void setFree(int place, int isFree) {
        int part = size + place - 1;
        left[part] = right[part] = best[part] = isFree;
        for (int half = 1; part > 1; half *= 2) {
            part /= 2;
            join(part, half);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int q = next();
        while (size < n) size *= 2;
        left = new int[2 * size];
        right = new int[2 * size];
        best = new int[2 * size];
        for (int place = 1; place <= n; place++) setFree(place, 1);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int place = next();
            setFree(place, 1 - best[size + place - 1]);
            out.append(best[1]).append('\n');
        }
        System.out.print(out);
    }
}

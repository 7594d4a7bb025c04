import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] tree;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void add(int i, int amount) {
        for (; i < tree.length; i += i & -i) tree[i] += amount;
    }

    static int upTo(int i) {
        int sum = 0;
        for (; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int q = next();
        tree = new int[n + 1];
        int[] kind = new int[n + 1];
        for (int i = 1; i <= n; i++) kind[i] = next();
        // The questions that end at r: first[r], then following[…], up to 0.
        int[] first = new int[n + 1];
        int[] following = new int[q + 1];
        int[] left = new int[q + 1];
        for (int i = 1; i <= q; i++) {
            left[i] = next();
            int r = next();
            following[i] = first[r];
            first[r] = i;
        }
        int[] last = new int[n + 1];
        int[] answer = new int[q + 1];
        for (int r = 1; r <= n; r++) {
            if (last[kind[r]] > 0) add(last[kind[r]], -1);
            last[kind[r]] = r;
            add(r, 1);
            for (int i = first[r]; i > 0; i = following[i]) answer[i] = upTo(r) - upTo(left[i] - 1);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= q; i++) out.append(answer[i]).append('\n');
        System.out.print(out);
    }
}

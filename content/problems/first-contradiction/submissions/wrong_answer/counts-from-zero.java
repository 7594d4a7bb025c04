import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static int[] parent, size;
    static int[] bit; // 1: in another team than the parent

    static int root(int child) {
        if (parent[child] == child) return child;
        int above = parent[child];
        int top = root(above);
        if (above != top) {
            bit[child] ^= bit[above];
            parent[child] = top;
        }
        return top;
    }

    /** Puts a and b into one group. False if they are in one already and stand to each other in another way. */
    static boolean accept(int a, int b, int other) {
        int topA = root(a);
        int topB = root(b);
        int differ = bit[a] ^ bit[b] ^ other;
        if (topA == topB) return differ == 0;
        if (size[topA] > size[topB]) {
            int keep = topA;
            topA = topB;
            topB = keep;
        }
        parent[topA] = topB;
        size[topB] += size[topA];
        bit[topA] = differ;
        return true;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        parent = new int[n + 1];
        size = new int[n + 1];
        bit = new int[n + 1];
        for (int child = 1; child <= n; child++) {
            parent[child] = child;
            size[child] = 1;
        }
        for (int i = 1; i <= q; i++) {
            in.nextToken();
            int other = in.sval.equals("other") ? 1 : 0;
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            if (!accept(a, b, other)) {
                System.out.println(i - 1);
                return;
            }
        }
        System.out.println("no contradiction");
    }
}

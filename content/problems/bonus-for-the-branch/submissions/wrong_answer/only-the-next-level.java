import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static long[] tree;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void add(int i, int amount) {
        for (; i < tree.length; i += i & -i) tree[i] += amount;
    }

    static long upTo(int i) {
        long sum = 0;
        for (; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int q = next();
        int[] boss = new int[n + 1];
        int[] size = new int[n + 1];
        for (int i = 2; i <= n; i++) boss[i] = next();
        for (int i = n; i >= 1; i--) {
            size[i]++;
            size[boss[i]]++;
        }
        // freePlace is where the next branch below an employee begins.
        int[] place = new int[n + 1];
        int[] freePlace = new int[n + 1];
        freePlace[0] = 1;
        for (int i = 1; i <= n; i++) {
            place[i] = freePlace[boss[i]];
            freePlace[boss[i]] += size[i];
            freePlace[i] = place[i] + 1;
        }
        tree = new long[n + 1];
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            in.nextToken();
            boolean ask = in.sval.equals("ask");
            int x = next();
            if (ask) {
                out.append(upTo(place[x])).append('\n');
            } else {
                int r = next();
                add(place[x], r);
                add(place[x] + size[x], -r);
            }
        }
        System.out.print(out);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] parent;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        parent = new int[n + 1];
        int[] size = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            parent[i] = i;
            size[i] = 1;
        }
        int groups = n;
        int largest = 1;
        StringBuilder out = new StringBuilder();
        while (m-- > 0) {
            int a = find(next());
            int b = find(next());
            if (a == b) {
                out.append("LUXURY\n");
                continue;
            }
            if (size[a] < size[b]) {
                int keep = a;
                a = b;
                b = keep;
            }
            parent[b] = a;
            size[a] += size[b];
            groups--;
            largest = Math.max(largest, size[a]);
            out.append(groups).append(' ').append(largest).append('\n');
        }
        System.out.print(out);
    }
}

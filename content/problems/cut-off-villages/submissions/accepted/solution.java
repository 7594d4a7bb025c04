import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] parent;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int groupOf(int village) {
        while (parent[village] != village) {
            parent[village] = parent[parent[village]];
            village = parent[village];
        }
        return village;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        parent = new int[n + 1];
        int[] size = new int[n + 1];
        for (int i = 1; i <= n; i++) parent[i] = i;
        for (int i = 0; i < m; i++) {
            int a = groupOf(next());
            int b = groupOf(next());
            parent[b] = a;
        }
        for (int i = 1; i <= n; i++) size[groupOf(i)]++;
        int groups = 0;
        int largest = 0;
        int single = 0;
        for (int i = 1; i <= n; i++) {
            if (size[i] > 0) groups++;
            if (size[i] == 1) single++;
            largest = Math.max(largest, size[i]);
        }
        System.out.println(groups + " " + largest + " " + single);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] parent;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int find(int village) {
        while (parent[village] != village) {
            parent[village] = parent[parent[village]];
            village = parent[village];
        }
        return village;
    }

    /** Two villages, a weight and the number in the input; the heaviest first. */
    static int[][] readSorted(int count) throws IOException {
        int[][] items = new int[count][];
        for (int i = 0; i < count; i++) items[i] = new int[] {next(), next(), next(), i};
        Arrays.sort(items, (x, y) -> Integer.compare(y[2], x[2]));
        return items;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int q = next();
        int[][] bridges = readSorted(m);
        int[][] trips = readSorted(q);
        parent = new int[n + 1];
        for (int i = 1; i <= n; i++) parent[i] = i;
        String[] answers = new String[q];
        int used = 0;
        for (int[] trip : trips) {
            for (; used < m && bridges[used][2] >= trip[2]; used++) {
                parent[bridges[used][0]] = find(bridges[used][1]);
            }
            answers[trip[3]] = find(trip[0]) == find(trip[1]) ? "yes" : "no";
        }
        System.out.println(String.join("\n", answers));
    }
}

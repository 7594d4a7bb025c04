import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int[] group = new int[n + 1];
        int[] size = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            group[i] = i;
            size[i] = 1;
        }
        int groups = n;
        int largest = 1;
        StringBuilder out = new StringBuilder();
        while (m-- > 0) {
            int to = group[next()];
            int from = group[next()];
            if (from == to) {
                out.append("LUXURY\n");
                continue;
            }
            for (int i = 1; i <= n; i++) {
                if (group[i] == from) group[i] = to;
            }
            size[to] += size[from];
            groups--;
            largest = Math.max(largest, size[to]);
            out.append(groups).append(' ').append(largest).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static int[] most; // the most free beds of one room in the part of each node

    static void change(int node, int beds) {
        most[node] += beds;
        for (node /= 2; node > 0; node /= 2) most[node] = Math.max(most[2 * node], most[2 * node + 1]);
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        int leaves = 1;
        while (leaves < n) leaves *= 2;
        most = new int[2 * leaves];
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) most[leaves + i] = Integer.parseInt(line.nextToken());
        for (int node = leaves - 1; node > 0; node--) most[node] = Math.max(most[2 * node], most[2 * node + 1]);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            if (line.nextToken().equals("-")) {
                int room = Integer.parseInt(line.nextToken());
                change(leaves + room - 1, Integer.parseInt(line.nextToken()));
                continue;
            }
            int group = Integer.parseInt(line.nextToken());
            if (most[1] < group) {
                out.append("FULL\n");
                continue;
            }
            int node = 1;
            while (node < leaves) {
                node *= 2;
                if (most[node] < group) node++;
            }
            change(node, -group);
            out.append(node - leaves + 1).append('\n');
        }
        System.out.print(out);
    }
}

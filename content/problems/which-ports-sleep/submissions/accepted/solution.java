import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        TreeMap<Integer, Long> cost = new TreeMap<>(); // by ID, so the root stands first
        for (int i = 0; i < n; i++) cost.put(next(), 1000000000000L);
        int root = cost.firstKey();
        cost.put(root, 0L);
        int[] a = new int[m];
        int[] b = new int[m];
        int[] price = new int[m];
        for (int l = 0; l < m; l++) {
            a[l] = next();
            b[l] = next();
            price[l] = next();
        }
        for (int round = 1; round < n; round++) {
            for (int l = 0; l < m; l++) {
                cost.merge(b[l], cost.get(a[l]) + price[l], Math::min);
                cost.merge(a[l], cost.get(b[l]) + price[l], Math::min);
            }
        }
        System.out.println(root);
        Map<Integer, Integer> port = new TreeMap<>();
        for (int id : cost.keySet()) {
            if (id == root) continue;
            int neighbour = Integer.MAX_VALUE;
            for (int l = 0; l < m; l++) {
                if (a[l] != id && b[l] != id) continue;
                int other = a[l] == id ? b[l] : a[l];
                if (cost.get(other) + price[l] == cost.get(id) && other < neighbour) {
                    neighbour = other;
                    port.put(id, l);
                }
            }
            System.out.println(id + " " + cost.get(id) + " " + (port.get(id) + 1));
        }
        boolean any = false;
        for (int l = 0; l < m; l++) {
            long costA = cost.get(a[l]);
            long costB = cost.get(b[l]);
            int far = costA > costB || (costA == costB && a[l] > b[l]) ? a[l] : b[l];
            if (port.get(far) == l) continue;
            System.out.println("blocked " + (l + 1) + " " + far);
            any = true;
        }
        if (!any) System.out.println("blocked none");
    }
}

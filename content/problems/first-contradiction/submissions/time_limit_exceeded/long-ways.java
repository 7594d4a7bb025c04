import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] parent = new int[n + 1];
        int[] bit = new int[n + 1];
        for (int child = 1; child <= n; child++) parent[child] = child;
        for (int i = 1; i <= q; i++) {
            in.nextToken();
            int differ = in.sval.equals("other") ? 1 : 0;
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            while (parent[a] != a) {
                differ ^= bit[a];
                a = parent[a];
            }
            while (parent[b] != b) {
                differ ^= bit[b];
                b = parent[b];
            }
            if (a != b) {
                parent[a] = b;
                bit[a] = differ;
            } else if (differ == 1) {
                System.out.println(i);
                return;
            }
        }
        System.out.println("no contradiction");
    }
}

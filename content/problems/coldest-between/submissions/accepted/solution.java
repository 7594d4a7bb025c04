import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int n;
    static int[] low;
    static int[] hours;

    static void join(int i) {
        int left = 2 * i;
        int right = 2 * i + 1;
        low[i] = Math.min(low[left], low[right]);
        hours[i] = (low[left] == low[i] ? hours[left] : 0) + (low[right] == low[i] ? hours[right] : 0);
    }

    public static void main(String[] args) throws IOException {
        n = next();
        int q = next();
        low = new int[2 * n];
        hours = new int[2 * n];
        for (int i = 0; i < n; i++) {
            low[n + i] = next();
            hours[n + i] = 1;
        }
        for (int i = n - 1; i > 0; i--) join(i);
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            boolean set = in.sval.equals("set");
            int a = next();
            int b = next();
            if (set) {
                int i = n + a - 1;
                low[i] = b;
                for (i /= 2; i > 0; i /= 2) join(i);
                continue;
            }
            int lowest = 1000;
            int count = 0;
            int left = n + a - 1;
            int right = n + b;
            while (left < right) {
                int[] nodes = {left % 2 == 1 ? left++ : 0, right % 2 == 1 ? --right : 0};
                for (int node : nodes) {
                    if (node == 0 || low[node] > lowest) continue;
                    count = low[node] < lowest ? hours[node] : count + hours[node];
                    lowest = low[node];
                }
                left /= 2;
                right /= 2;
            }
            out.append(lowest).append(' ').append(count).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static long[] tree;

    static void add(int i, long x) {
        for (; i < tree.length; i += i & -i) tree[i] += x;
    }

    static long first(int i) {
        long sum = 0;
        for (; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        tree = new long[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) add(i, Long.parseLong(line.nextToken()));
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            line = new StringTokenizer(in.readLine());
            char event = line.nextToken().charAt(0);
            int i = Integer.parseInt(line.nextToken());
            int x = Integer.parseInt(line.nextToken());
            if (event == '+') add(i, x);
            else if (event == '-') add(i, -x);
            else out.append(first(x) - first(i - 1)).append('\n');
        }
        System.out.print(out);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int q = next();
        int[] first = new int[n + 1];
        Arrays.fill(first, -1);
        int[] following = new int[2 * m];
        int[] to = new int[2 * m];
        int[] carries = new int[2 * m];
        for (int i = 0; i < 2 * m; i += 2) {
            int a = next();
            int b = next();
            carries[i] = carries[i + 1] = next();
            to[i] = b;
            following[i] = first[a];
            first[a] = i;
            to[i + 1] = a;
            following[i + 1] = first[b];
            first[b] = i + 1;
        }
        int[] seen = new int[n + 1];
        int[] stack = new int[n];
        StringBuilder out = new StringBuilder();
        for (int trip = 1; trip <= q; trip++) {
            int a = next();
            int b = next();
            int w = next();
            int size = 0;
            seen[a] = trip;
            stack[size++] = a;
            while (size > 0) {
                int village = stack[--size];
                for (int i = first[village]; i >= 0; i = following[i]) {
                    if (carries[i] < w || seen[to[i]] == trip) continue;
                    seen[to[i]] = trip;
                    stack[size++] = to[i];
                }
            }
            out.append(seen[b] == trip ? "yes\n" : "no\n");
        }
        System.out.print(out);
    }
}

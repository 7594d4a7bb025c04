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
        int[] first = new int[n + 1];
        int[] following = new int[m + 1];
        int[] from = new int[m + 1];
        int[] left = new int[n + 1];
        for (int i = 1; i <= m; i++) {
            from[i] = next();
            int to = next();
            following[i] = first[to];
            first[to] = i;
            left[from[i]]++;
        }
        char[] result = new char[n + 1];
        Arrays.fill(result, '-');
        int[] queue = new int[n];
        int size = 0;
        for (int circle = 1; circle <= n; circle++) {
            if (left[circle] > 0) continue;
            result[circle] = 'B';
            queue[size++] = circle;
        }
        for (int next = 0; next < size; next++) {
            int circle = queue[next];
            for (int i = first[circle]; i > 0; i = following[i]) {
                int before = from[i];
                if (result[before] != '-') continue;
                result[before] = result[circle] == 'B' ? 'A' : 'B';
                queue[size++] = before;
            }
        }
        System.out.println(new String(result, 1, n));
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        long[] row = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            // Number and place in one value, so that both are sorted together.
            row[i] = (long) in.nval * n + i;
        }
        Arrays.sort(row);
        boolean[] seen = new boolean[n];
        int rings = 0;
        int right = 0;
        for (int start = 0; start < n; start++) {
            if (row[start] % n == start) right++;
            if (seen[start]) continue;
            rings++;
            for (int at = start; !seen[at]; at = (int) (row[at] % n)) seen[at] = true;
        }
        System.out.println((n - rings) + " " + right);
    }
}

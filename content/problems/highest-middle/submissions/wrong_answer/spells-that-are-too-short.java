import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int n, k;
    static int[] points;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Is there a spell whose middle value is at least x? */
    static boolean possible(int x) {
        int[] total = new int[n + 1];
        int smallest = 0;
        for (int end = 1; end <= n; end++) {
            total[end] = total[end - 1] + (points[end - 1] >= x ? 1 : -1);
            smallest = Math.min(smallest, total[end - 1]);
            if (end < k) continue;
            if (total[end] > smallest) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        n = next();
        k = next();
        points = new int[n];
        for (int i = 0; i < n; i++) points[i] = next();
        int[] sorted = points.clone();
        Arrays.sort(sorted);
        int low = 0;
        int high = n - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (possible(sorted[middle])) low = middle;
            else high = middle - 1;
        }
        System.out.println(sorted[low]);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int[] days = new int[n + 1];
        for (int i = 1; i <= n; i++) days[i] = next();
        List<List<Integer>> after = new ArrayList<>();
        for (int i = 0; i <= n; i++) after.add(new ArrayList<>());
        int[] missing = new int[n + 1];
        while (m-- > 0) {
            int a = next();
            int b = next();
            after.get(a).add(b);
            missing[b]++;
        }
        int[] order = new int[n];
        int count = 0;
        for (int i = 1; i <= n; i++) {
            if (missing[i] == 0) order[count++] = i;
        }
        long[] begin = new long[n + 1];
        long opening = 0;
        for (int k = 0; k < count; k++) {
            int task = order[k];
            long end = begin[task] + days[task];
            opening = Math.max(opening, end);
            for (int other : after.get(task)) {
                begin[other] += end;
                if (--missing[other] == 0) order[count++] = other;
            }
        }
        if (count < n) {
            System.out.println("CIRCLE");
            return;
        }
        long[] latest = new long[n + 1];
        Arrays.fill(latest, opening);
        int critical = 0;
        for (int k = n - 1; k >= 0; k--) {
            int task = order[k];
            for (int other : after.get(task)) latest[task] = Math.min(latest[task], latest[other] - days[other]);
            if (latest[task] == begin[task] + days[task]) critical++;
        }
        System.out.println(opening + " " + critical);
    }
}

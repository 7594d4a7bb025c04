import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** The hole for a process, or -1; from is where next fit begins. */
    static int choose(String strategy, int[] holes, int size, int from) {
        int chosen = -1;
        for (int k = 0; k < holes.length; k++) {
            int i = strategy.equals("next") ? (from + k) % holes.length : k;
            if (holes[i] < size) continue;
            if (chosen < 0) chosen = i;
            else if (strategy.equals("best") && holes[i] < holes[chosen]) chosen = i;
            else if (strategy.equals("worst") && holes[i] >= holes[chosen]) chosen = i;
        }
        return chosen;
    }

    public static void main(String[] args) throws IOException {
        int m = next();
        int n = next();
        int[] given = new int[m];
        int[] processes = new int[n];
        for (int i = 0; i < m; i++) given[i] = next();
        for (int i = 0; i < n; i++) processes[i] = next();
        for (String strategy : new String[] {"first", "best", "worst", "next"}) {
            int[] holes = given.clone();
            int from = 0;
            StringBuilder line = new StringBuilder(strategy + ":");
            for (int size : processes) {
                int chosen = choose(strategy, holes, size, from);
                if (chosen < 0) {
                    line.append(" -");
                    continue;
                }
                holes[chosen] -= size;
                from = chosen;
                line.append(' ').append(chosen + 1);
            }
            System.out.println(line + " | " + Arrays.stream(holes).max().getAsInt());
        }
    }
}

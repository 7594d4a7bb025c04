import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[][] cycles = new int[n][];
        for (int i = 0; i < n; i++) cycles[i] = new int[] {next(), next()};
        Arrays.sort(cycles, Comparator.comparingInt(cycle -> cycle[0]));
        PriorityQueue<Integer> accepted = new PriorityQueue<>();
        int sum = 0;
        for (int[] cycle : cycles) {
            accepted.add(cycle[1]);
            sum += cycle[1];
            if (accepted.size() > cycle[0]) sum -= accepted.remove();
        }
        System.out.println(accepted.size() + " " + sum);
    }
}

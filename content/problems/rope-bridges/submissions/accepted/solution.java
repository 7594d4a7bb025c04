import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.TreeSet;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[][] wishes = new int[n][];
        for (int i = 0; i < n; i++) wishes[i] = new int[] {next(), next()};
        Arrays.sort(wishes, (x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(y[1], x[1]));
        TreeSet<Integer> ends = new TreeSet<>();
        for (int[] wish : wishes) {
            Integer replaced = ends.ceiling(wish[1]);
            if (replaced != null) ends.remove(replaced);
            ends.add(wish[1]);
        }
        System.out.println(ends.size());
    }
}

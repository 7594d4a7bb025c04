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
        int[][] wishes = new int[n][];
        for (int i = 0; i < n; i++) wishes[i] = new int[] {next(), next()};
        Arrays.sort(wishes, (x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(x[1], y[1]));
        int[] most = new int[n];
        int bridges = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (wishes[j][0] < wishes[i][0] && wishes[j][1] < wishes[i][1]) most[i] = Math.max(most[i], most[j]);
            }
            most[i]++;
            bridges = Math.max(bridges, most[i]);
        }
        System.out.println(bridges);
    }
}

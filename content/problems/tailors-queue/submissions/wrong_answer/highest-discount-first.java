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
        int[][] orders = new int[n][2];
        for (int[] order : orders) {
            order[0] = next();
            order[1] = next();
        }
        Arrays.sort(orders, (a, b) -> b[1] - a[1]);
        long day = 0;
        long sum = 0;
        for (int[] order : orders) {
            day += order[0];
            sum += day * order[1];
        }
        System.out.println(sum);
    }
}

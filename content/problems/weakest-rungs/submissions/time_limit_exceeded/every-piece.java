import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] strength = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            strength[i] = (int) in.nval;
        }
        long sum = 0;
        for (int from = 0; from < n; from++) {
            int weakest = strength[from];
            for (int to = from; to < n; to++) {
                weakest = Math.min(weakest, strength[to]);
                sum += weakest;
            }
            sum %= 1_000_000_007;
        }
        System.out.println(sum);
    }
}

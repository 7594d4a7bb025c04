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
        int w = next();
        int[] weight = new int[n];
        for (int i = 0; i < n; i++) weight[i] = next();
        Arrays.sort(weight);
        boolean[] gone = new boolean[n];
        int autos = 0;
        for (int i = n - 1; i >= 0; i--) {
            if (gone[i]) continue;
            autos++;
            int j = i - 1;
            while (j >= 0 && (gone[j] || weight[j] > w - weight[i])) j--;
            if (j >= 0) gone[j] = true;
        }
        System.out.println(autos + " " + (2 * autos - n));
    }
}

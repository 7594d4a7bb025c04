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
        int autos = 0;
        int light = 0;
        for (int heavy = n - 1; heavy >= light; heavy--) {
            if (light < heavy && weight[light] <= w - weight[heavy]) light++;
            autos++;
        }
        System.out.println(autos + " " + (2 * autos - n));
    }
}

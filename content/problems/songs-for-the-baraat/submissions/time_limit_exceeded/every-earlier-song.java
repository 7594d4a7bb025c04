import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] tempo = new int[n];
        int[] up = new int[n];
        int[] down = new int[n];
        for (int i = 0; i < n; i++) {
            tempo[i] = next();
            up[i] = 1;
            for (int k = 0; k < i; k++) {
                if (tempo[k] < tempo[i] && up[k] + 1 > up[i]) up[i] = up[k] + 1;
            }
        }
        int most = 0;
        int fastest = 0;
        for (int i = n - 1; i >= 0; i--) {
            down[i] = 1;
            for (int k = i + 1; k < n; k++) {
                if (tempo[k] < tempo[i] && down[k] + 1 > down[i]) down[i] = down[k] + 1;
            }
            if (up[i] + down[i] - 1 >= most) {
                most = up[i] + down[i] - 1;
                fastest = i + 1;
            }
        }
        System.out.println(most + " " + fastest);
    }
}

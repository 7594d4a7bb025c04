import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int[][] road;

    static String check(int[] towns) {
        int length = 0;
        for (int i = 1; i < towns.length; i++) {
            int next = road[towns[i - 1]][towns[i]];
            length += next;
        }
        return String.valueOf(length);
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        int q = next();
        road = new int[n + 1][n + 1];
        while (m-- > 0) {
            int a = next();
            int b = next();
            int length = next();
            if (road[a][b] != 0 && road[a][b] <= length) continue;
            road[a][b] = length;
            road[b][a] = length;
        }
        while (q-- > 0) {
            int[] towns = new int[next()];
            for (int i = 0; i < towns.length; i++) towns[i] = next();
            System.out.println(check(towns));
        }
    }
}

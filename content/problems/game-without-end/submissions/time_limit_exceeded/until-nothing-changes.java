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
        int m = next();
        int[] first = new int[n + 1];
        int[] following = new int[m + 1];
        int[] to = new int[m + 1];
        for (int i = 1; i <= m; i++) {
            int from = next();
            to[i] = next();
            following[i] = first[from];
            first[from] = i;
        }
        char[] result = new char[n + 1];
        Arrays.fill(result, '-');
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int circle = 1; circle <= n; circle++) {
                if (result[circle] != '-') continue;
                boolean allWon = true;
                boolean someLost = false;
                for (int i = first[circle]; i > 0; i = following[i]) {
                    if (result[to[i]] != 'A') allWon = false;
                    if (result[to[i]] == 'B') someLost = true;
                }
                if (someLost) result[circle] = 'A';
                else if (allWon) result[circle] = 'B';
                if (result[circle] != '-') changed = true;
            }
        }
        System.out.println(new String(result, 1, n));
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static final int BITS = 20;
    static int[][] child = new int[2][1 << (BITS + 1)];
    static int nodes = 1;

    static void put(int number) {
        int node = 0;
        for (int j = BITS - 1; j >= 0; j--) {
            int bit = number >> j & 1;
            if (child[bit][node] == 0) child[bit][node] = nodes++;
            node = child[bit][node];
        }
    }

    /** The largest exclusive or of this number and one in the trie. */
    static int best(int number) {
        int node = 0;
        int result = 0;
        for (int j = BITS - 1; j >= 0; j--) {
            int wanted = 1 - (number >> j & 1);
            if (child[wanted][node] != 0) result |= 1 << j;
            else wanted = 1 - wanted;
            node = child[wanted][node];
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int lamps = 0;
        int largest = 0;
        put(0);
        for (int i = 0; i < n; i++) {
            in.nextToken();
            lamps = (int) in.nval;
            largest = Math.max(largest, best(lamps));
            put(lamps);
        }
        System.out.println(largest);
    }
}

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
        int k = next();
        int[] slots = new int[n];
        int[] count = new int[k + 1];
        for (int i = 0; i < n; i++) {
            slots[i] = next();
            count[slots[i]]++;
        }
        int[] begin = new int[k + 1];
        int place = 1;
        for (int slot = 1; slot <= k; slot++) {
            begin[slot] = place;
            place += count[slot];
        }
        StringBuilder line = new StringBuilder();
        for (int slot : slots) {
            line.append(begin[slot]).append(' ');
            begin[slot]++;
        }
        System.out.println(line);
    }
}

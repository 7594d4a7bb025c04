import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] ends;
    static int rows;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Puts the tempo where it belongs among the ends of the rows, and returns the length of its own row. */
    static int place(int tempo) {
        int at = Arrays.binarySearch(ends, 0, rows, tempo);
        if (at < 0) at = -at - 1;
        ends[at] = tempo;
        if (at == rows) rows++;
        return at + 1;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] tempo = new int[n];
        int[] up = new int[n];
        int[] down = new int[n];
        ends = new int[n];
        for (int i = 0; i < n; i++) {
            tempo[i] = next();
            up[i] = place(tempo[i]);
        }
        rows = 0;
        for (int i = n - 1; i >= 0; i--) down[i] = place(tempo[i]);
        int most = 0;
        int fastest = 0;
        for (int i = 0; i < n; i++) {
            int songs = up[i] + down[i] - 1;
            if (songs > most) {
                most = songs;
                fastest = i + 1;
            }
        }
        System.out.println(most + " " + fastest);
    }
}

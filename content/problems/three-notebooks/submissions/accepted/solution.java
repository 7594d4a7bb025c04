import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int[] anu;
    static int[] bipin;
    static final StringBuilder chandra = new StringBuilder();

    /** Writes Chandra's notes for a part of the cave, and answers its depth. */
    static int writePart(int first, int begin, int size) {
        if (size == 0) return 0;
        int root = anu[first];
        int k = 0;
        while (bipin[begin + k] != root) k++;
        int left = writePart(first + 1, begin, k);
        int right = writePart(first + 1 + k, begin + k + 1, size - k - 1);
        chandra.append(root).append(' ');
        return 1 + Math.max(left, right);
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        anu = new int[n];
        bipin = new int[n];
        for (int i = 0; i < n; i++) anu[i] = next();
        for (int i = 0; i < n; i++) bipin[i] = next();
        int depth = writePart(0, 0, n);
        System.out.println(chandra.toString().trim());
        System.out.println(depth);
    }
}

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int w = next();
        int f = next();
        int[] pages = new int[n];
        Map<Integer, Integer> times = new HashMap<>(); // how often each page stands in the window
        StringBuilder out = new StringBuilder();
        int largest = 0;
        int when = 0;
        int tooLarge = 0;
        for (int i = 0; i < n; i++) {
            pages[i] = next();
            times.merge(pages[i], 1, Integer::sum);
            if (i >= w) {
                int left = times.merge(pages[i - w], -1, Integer::sum);
                if (left == 0) times.remove(pages[i - w]);
            }
            int size = times.size();
            if (i > 0) out.append(' ');
            out.append(size);
            if (size > largest) {
                largest = size;
                when = i + 1;
            }
            if (size >= f) tooLarge++;
        }
        System.out.println(out);
        System.out.println(largest + " " + when);
        System.out.println(tooLarge);
    }
}

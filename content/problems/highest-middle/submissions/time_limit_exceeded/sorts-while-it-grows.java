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
        int[] points = new int[n];
        for (int i = 0; i < n; i++) points[i] = next();
        int best = 0;
        int[] spell = new int[n];
        for (int start = 0; start + k <= n; start++) {
            int length = 0;
            for (int end = start; end < n; end++) {
                int place = length++;
                while (place > 0 && spell[place - 1] > points[end]) {
                    spell[place] = spell[place - 1];
                    place--;
                }
                spell[place] = points[end];
                if (length >= k) best = Math.max(best, spell[(length - 1) / 2]);
            }
        }
        System.out.println(best);
    }
}

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
        int[] superior = new int[n + 1];
        int[] below = new int[n + 1];
        for (int i = 2; i <= n; i++) superior[i] = next();
        int longest = 1;
        for (int i = 2; i <= n; i++) {
            int steps = 1;
            for (int above = superior[i]; above > 0; above = superior[above]) {
                below[above]++;
                steps++;
            }
            longest = Math.max(longest, steps);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(below[i]).append(' ');
        System.out.println(out.toString().trim());
        System.out.println(longest);
    }
}

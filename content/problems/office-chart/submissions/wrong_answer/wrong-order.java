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
        int[] depth = new int[n + 1];
        int longest = 0;
        for (int i = 1; i <= n; i++) {
            if (i > 1) superior[i] = next();
            depth[i] = depth[superior[i]] + 1;
            longest = Math.max(longest, depth[i]);
        }
        for (int i = 2; i <= n; i++) below[superior[i]] += below[i] + 1;
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(below[i]).append(' ');
        System.out.println(out.toString().trim());
        System.out.println(longest);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        List<List<Integer>> forwards = new ArrayList<>();
        for (int i = 0; i <= n; i++) forwards.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = next();
            forwards.get(a).add(next());
        }
        int[] toldBy = new int[n + 1];
        int[] queue = new int[n];
        for (int start = 1; start <= n; start++) {
            if (toldBy[start] != 0) continue;
            int found = 1;
            queue[0] = start;
            toldBy[start] = start;
            for (int i = 0; i < found; i++) {
                for (int there : forwards.get(queue[i])) {
                    if (toldBy[there] != 0) continue;
                    toldBy[there] = start;
                    queue[found++] = there;
                }
            }
        }
        int calls = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            if (toldBy[i] != i) continue;
            calls++;
            out.append(i).append(' ');
        }
        System.out.println(calls + "\n" + out);
    }
}

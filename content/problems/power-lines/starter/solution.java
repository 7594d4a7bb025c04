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
        int m = next();
        int s = next();
        int[] stations = new int[s];
        for (int i = 0; i < stations.length; i++) stations[i] = next();
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            int c = next();
            // Your code here: note that a line between a and b costs c.
        }

        // Your code here: print the cost, the lines built and the villages that stay dark.
    }
}

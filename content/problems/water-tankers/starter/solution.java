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
        int t = next();
        int[] need = new int[n];
        for (int i = 0; i < need.length; i++) need[i] = next();

        // Your code here: find the smallest size of the tanker.
    }
}

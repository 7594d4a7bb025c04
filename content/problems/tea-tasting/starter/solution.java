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
        int[] tins = new int[n];
        for (int i = 0; i < tins.length; i++) tins[i] = next();

        // Your code here: print the number of kinds, the length of the shortest stretch and its beginning.
    }
}

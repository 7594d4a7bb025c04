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
        int[] sheets = new int[n - 1];
        for (int i = 0; i < sheets.length; i++) sheets[i] = next();

        // Your code here: print the roll number that is not among the sheets.
    }
}

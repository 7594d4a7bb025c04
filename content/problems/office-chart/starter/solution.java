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
        int[] superior = new int[n - 1];
        for (int i = 0; i < superior.length; i++) superior[i] = next();

        // Your code here: print how many stand below each employee, and the length of the longest way.
    }
}

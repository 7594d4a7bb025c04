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
        int q = next();
        int[] marks = new int[n];
        for (int i = 0; i < marks.length; i++) marks[i] = next();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            // Your code here: print how many marks lie from a to b.
        }
    }
}

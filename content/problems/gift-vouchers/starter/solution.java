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
        int s = next();
        int[] value = new int[n];
        for (int i = 0; i < value.length; i++) value[i] = next();

        // Your code here: count the pairs whose values add up to s.
    }
}

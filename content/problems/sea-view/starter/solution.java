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
        int[] height = new int[n];
        for (int i = 0; i < height.length; i++) height[i] = next();

        // Your code here: print what each house sees, and how many see the sea.
    }
}

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
        int[] start = new int[n];
        for (int i = 0; i < start.length; i++) start[i] = next();
        int[] finish = new int[n];
        for (int i = 0; i < finish.length; i++) finish[i] = next();

        // Your code here: print the number of overtakings, and the cart that overtook the most.
    }
}

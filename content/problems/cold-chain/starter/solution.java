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
        int d = next();
        int[] temperature = new int[n];
        for (int i = 0; i < temperature.length; i++) temperature[i] = next();

        // Your code here: print the length and the beginning of the first longest steady stretch.
    }
}

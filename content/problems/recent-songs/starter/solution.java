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
        int k = next();
        int hits = 0;
        for (int i = 0; i < n; i++) {
            int song = next();
            // Your code here: play the song and keep the list of the last k.
        }
        System.out.println(hits);
    }
}

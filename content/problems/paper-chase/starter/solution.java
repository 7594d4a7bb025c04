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
        int[] note = new int[n];
        for (int i = 0; i < note.length; i++) note[i] = next();

        // Your code here: follow the notes from place s, and print the places seen and the size of the circle.
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int a = next();
        int b = next();
        int[][] wires = new int[a][];
        for (int i = 0; i < a; i++) wires[i] = new int[] {next(), next(), next()};
        long clips = 0;
        for (int i = 0; i < b; i++) {
            int x = next();
            int low = next();
            int high = next();
            for (int[] wire : wires) {
                if (wire[1] <= x && x <= wire[2] && low <= wire[0] && wire[0] <= high) clips++;
            }
        }
        System.out.println(clips);
    }
}

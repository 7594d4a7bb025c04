import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] buttons = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            buttons[i] = (int) in.nval;
        }
        int largest = 0;
        for (int from = 0; from < n; from++) {
            int lamps = 0;
            for (int to = from; to < n; to++) {
                lamps ^= buttons[to];
                largest = Math.max(largest, lamps);
            }
        }
        System.out.println(largest);
    }
}

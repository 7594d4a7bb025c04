import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Sorts the letters by one digit. Letters with the same digit keep their order. */
    static int[] pass(int[] order, int place) {
        int[] begin = new int[11];
        for (int pin : order) begin[pin / place % 10 + 1]++;
        for (int digit = 1; digit <= 10; digit++) begin[digit] += begin[digit - 1];
        int[] next = new int[order.length];
        for (int pin : order) {
            int digit = pin / place % 10;
            begin[digit + 1]--;
            next[begin[digit + 1]] = pin;
        }
        return next;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] order = new int[n];
        int[] now = new int[n];
        for (int i = 0; i < n; i++) order[i] = next();
        for (int i = 0; i < n; i++) now[i] = next();
        int passes = -1;
        int place = 1;
        for (int done = 0; done <= 6; done++) {
            if (passes < 0 && Arrays.equals(order, now)) passes = done;
            if (done < 6) order = pass(order, place);
            place *= 10;
        }
        int right = 0;
        for (int i = 0; i < n; i++) {
            if (order[i] == now[i]) right++;
        }
        System.out.println(passes < 0 ? "moved" : passes + " " + right);
    }
}

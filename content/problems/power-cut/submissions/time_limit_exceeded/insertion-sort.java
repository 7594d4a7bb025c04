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
        for (int i = 1; i < order.length; i++) {
            int pin = order[i];
            int hole = i;
            while (hole > 0 && order[hole - 1] / place % 10 > pin / place % 10) {
                order[hole] = order[hole - 1];
                hole--;
            }
            order[hole] = pin;
        }
        return order;
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

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[][] requests = new int[n][2];
        for (int[] request : requests) {
            for (int k = 0; k < 2; k++) {
                in.nextToken();
                request[k] = (int) in.nval;
            }
        }
        Arrays.sort(requests, (x, y) -> Integer.compare(x[1] - x[0], y[1] - y[0]));
        int count = 0;
        int end = -1;
        for (int[] request : requests) {
            if (request[0] > end + 1) {
                count++;
                end = request[1];
            }
        }
        System.out.println(count + " " + end);
    }
}

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int first = 1;
        int bestFirst = 1;
        int bestLast = 1;
        long sum = 0;
        long best = 0;
        for (int day = 1; day <= n; day++) {
            int gain = next();
            if (gain < 0 || sum < 0) {
                sum = 0;
                first = day;
            }
            sum += gain;
            if (day == 1 || sum > best) {
                best = sum;
                bestFirst = first;
                bestLast = day;
            }
        }
        System.out.println(best + " " + bestFirst + " " + bestLast);
    }
}

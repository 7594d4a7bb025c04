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
        int[] days = new int[n];
        int[] discount = new int[n];
        for (int i = 0; i < n; i++) {
            days[i] = next();
            discount[i] = next();
        }
        boolean exchanged = true;
        while (exchanged) {
            exchanged = false;
            for (int i = 1; i < n; i++) {
                if (discount[i] * days[i - 1] <= discount[i - 1] * days[i]) continue;
                int keep = days[i];
                days[i] = days[i - 1];
                days[i - 1] = keep;
                keep = discount[i];
                discount[i] = discount[i - 1];
                discount[i - 1] = keep;
                exchanged = true;
            }
        }
        long day = 0;
        long sum = 0;
        for (int i = 0; i < n; i++) {
            day += days[i];
            sum += day * discount[i];
        }
        System.out.println(sum);
    }
}

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
        int[] first = new int[n];
        int[] last = new int[n];
        for (int i = 0; i < n; i++) {
            first[i] = next();
            last[i] = next();
        }
        int count = 0;
        int end = -1;
        while (true) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (first[i] > end + 1 && (best < 0 || last[i] < last[best])) best = i;
            }
            if (best < 0) break;
            count++;
            end = last[best];
        }
        System.out.println(count + " " + end);
    }
}

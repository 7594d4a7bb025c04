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
        int[] startedAt = new int[n + 1];
        for (int i = 0; i < n; i++) startedAt[next()] = i;
        int[] finish = new int[n];
        for (int i = 0; i < n; i++) finish[i] = next();
        long total = 0;
        int best = -1;
        int bestCart = 0;
        for (int i = 0; i < n; i++) {
            int overtook = 0;
            for (int j = i + 1; j < n; j++) {
                if (startedAt[finish[j]] < startedAt[finish[i]]) overtook++;
            }
            total += overtook;
            if (overtook > best) {
                best = overtook;
                bestCart = finish[i];
            }
        }
        System.out.println(total);
        System.out.println(bestCart + " " + best);
    }
}

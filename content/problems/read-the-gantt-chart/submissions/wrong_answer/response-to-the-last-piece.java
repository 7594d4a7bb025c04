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
        int m = next();
        int[] arrival = new int[n + 1];
        int[] first = new int[n + 1];
        int[] last = new int[n + 1];
        int[] ran = new int[n + 1];
        for (int i = 1; i <= n; i++) arrival[i] = next();
        int start = 0;
        int end = 0;
        int busy = 0;
        for (int k = 0; k < m; k++) {
            int process = next();
            int from = next();
            int to = next();
            if (k == 0) start = from;
            end = to;
            busy += to - from;
            first[process] = from;
            last[process] = to;
            ran[process] += to - from;
        }
        for (int i = 1; i <= n; i++) {
            int turnaround = last[i] - arrival[i];
            System.out.println(turnaround + " " + (turnaround - ran[i]) + " " + (first[i] - arrival[i]));
        }
        System.out.println(end - start - busy);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** How many of the first shifts end by this time? */
    static int ended(int[][] shifts, int count, int time) {
        int ended = 0;
        for (int i = 0; i < count; i++) {
            if (shifts[i][1] <= time) ended++;
        }
        return ended;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int r = next();
        int[][] shifts = new int[n][];
        for (int i = 0; i < n; i++) shifts[i] = new int[] {next(), next(), next()};
        Arrays.sort(shifts, (x, y) -> Integer.compare(x[1], y[1]));
        long[] pay = new long[n + 1];
        int[] count = new int[n + 1];
        for (int i = 0; i < n; i++) {
            int before = ended(shifts, i, shifts[i][0] - r);
            long taken = pay[before] + shifts[i][2];
            boolean better = taken > pay[i] || taken == pay[i] && count[before] + 1 < count[i];
            pay[i + 1] = better ? taken : pay[i];
            count[i + 1] = better ? count[before] + 1 : count[i];
        }
        System.out.println(pay[n] + " " + count[n]);
    }
}

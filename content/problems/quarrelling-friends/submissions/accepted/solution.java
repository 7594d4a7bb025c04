import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);
    static int[] metre;
    static int friends;

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int lastSeat(int distance) {
        int seated = 1;
        int last = metre[0];
        for (int i = 1; i < metre.length && seated < friends; i++) {
            if (metre[i] - last >= distance) {
                seated++;
                last = metre[i];
            }
        }
        return seated == friends ? last : -1;
    }

    public static void main(String[] args) throws IOException {
        metre = new int[next()];
        friends = next();
        for (int i = 0; i < metre.length; i++) metre[i] = next();
        Arrays.sort(metre);
        int low = 0;
        int high = metre[metre.length - 1] - metre[0];
        while (low < high) {
            int middle = low + (high - low + 1) / 2;
            if (lastSeat(middle) >= 0) low = middle;
            else high = middle - 1;
        }
        System.out.println(low + " " + lastSeat(low));
    }
}

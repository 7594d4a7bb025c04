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
        int distance = 0;
        while (lastSeat(distance + 1) >= 0) distance++;
        System.out.println(distance + " " + lastSeat(distance));
    }
}

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
        int q = next();
        long[] rooms = new long[n + 1];
        for (int i = 0; i < q; i++) {
            int a = next();
            int d = next();
            int r = next();
            for (int day = a; day < d; day++) rooms[day] += r;
        }
        int night = 1;
        for (int day = 1; day < n; day++) {
            if (rooms[day] > rooms[night]) night = day;
        }
        System.out.println(rooms[night] + " " + night);
    }
}

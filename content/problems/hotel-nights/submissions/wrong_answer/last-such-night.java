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
        long[] change = new long[n + 1];
        for (int i = 0; i < q; i++) {
            int a = next();
            int d = next();
            int r = next();
            change[a] += r;
            change[d] -= r;
        }
        long rooms = 0;
        long most = 0;
        int night = 0;
        for (int day = 1; day <= n; day++) {
            rooms += change[day];
            if (rooms >= most) {
                most = rooms;
                night = day;
            }
        }
        System.out.println(most + " " + night);
    }
}

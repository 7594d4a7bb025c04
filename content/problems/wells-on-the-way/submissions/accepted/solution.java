import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int l = next();
        int c = next();
        int n = next();
        int[] places = new int[n + 1];
        places[n] = l;
        for (int i = 0; i < n; i++) places[i] = next();
        Arrays.sort(places);
        int drank = 0;
        int passed = 0;
        int stops = 0;
        for (int place : places) {
            if (place - drank > c) {
                if (place - passed > c) {
                    System.out.println("stuck " + (passed + c));
                    return;
                }
                drank = passed;
                stops++;
            }
            passed = place;
        }
        System.out.println(stops);
    }
}

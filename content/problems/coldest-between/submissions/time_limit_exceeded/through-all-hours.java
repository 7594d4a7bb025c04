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
        int q = next();
        int[] hour = new int[n + 1];
        for (int i = 1; i <= n; i++) hour[i] = next();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            boolean set = in.sval.equals("set");
            int a = next();
            int b = next();
            if (set) {
                hour[a] = b;
                continue;
            }
            int low = 1000;
            int count = 0;
            for (int i = a; i <= b; i++) {
                if (hour[i] < low) {
                    low = hour[i];
                    count = 1;
                } else if (hour[i] == low) {
                    count++;
                }
            }
            out.append(low).append(' ').append(count).append('\n');
        }
        System.out.print(out);
    }
}

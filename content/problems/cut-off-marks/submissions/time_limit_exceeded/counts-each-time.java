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
        int[] marks = new int[n];
        for (int i = 0; i < n; i++) marks[i] = next();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            int count = 0;
            for (int mark : marks) {
                if (a <= mark && mark <= b) count++;
            }
            out.append(count).append('\n');
        }
        System.out.print(out);
    }
}

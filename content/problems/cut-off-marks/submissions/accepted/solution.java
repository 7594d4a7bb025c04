import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static int firstAtLeast(int[] marks, int wanted) {
        int low = 0;
        int high = marks.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (marks[middle] < wanted) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int q = next();
        int[] marks = new int[n];
        for (int i = 0; i < n; i++) marks[i] = next();
        Arrays.sort(marks);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int a = next();
            int b = next();
            out.append(firstAtLeast(marks, b + 1) - firstAtLeast(marks, a)).append('\n');
        }
        System.out.print(out);
    }
}

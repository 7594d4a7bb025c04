import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.StringJoiner;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] left = new int[n + 1];
        int[] right = new int[n + 1];
        int[] height = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            left[i] = next();
            right[i] = next();
        }
        for (int i = n; i >= 1; i--) height[i] = 1 + Math.max(height[left[i]], height[right[i]]);
        StringJoiner leaning = new StringJoiner(" ");
        leaning.setEmptyValue("none");
        for (int i = 1; i <= 1; i++) {
            if (Math.abs(height[left[i]] - height[right[i]]) > 1) leaning.add(String.valueOf(i));
        }
        System.out.println(height[1]);
        System.out.println(leaning);
    }
}

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
        int[] height = new int[n];
        for (int i = 0; i < n; i++) height[i] = next();
        int sea = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int j = i + 1;
            while (j < n && height[j] <= height[i]) j++;
            if (j == n) {
                sea++;
                j = n - 1;
            }
            out.append(j - i).append(' ');
        }
        System.out.println(out.toString().trim());
        System.out.println(sea);
    }
}

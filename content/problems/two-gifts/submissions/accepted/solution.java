import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int b = (int) in.nval;
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            prices[i] = (int) in.nval;
        }
        Arrays.sort(prices);
        long ways = 0;
        int low = 0, high = n - 1;
        while (low < high) {
            if (prices[low] + prices[high] <= b) {
                ways += high - low;
                low++;
            } else {
                high--;
            }
        }
        System.out.println(ways);
    }
}

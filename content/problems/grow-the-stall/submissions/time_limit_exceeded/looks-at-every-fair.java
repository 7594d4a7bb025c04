import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        int k = (int) next();
        long money = next();
        long[] deposit = new long[n];
        long[] profit = new long[n];
        for (int i = 0; i < n; i++) {
            deposit[i] = next();
            profit[i] = next();
        }
        for (int visits = 0; visits < k; visits++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (profit[i] >= 0 && deposit[i] <= money && (best < 0 || profit[i] > profit[best])) best = i;
            }
            if (best < 0) break;
            money += profit[best];
            profit[best] = -1;
        }
        System.out.println(money);
    }
}

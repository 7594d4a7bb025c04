import java.util.Arrays;
import java.util.Scanner;

public class Main {
    /** The sums of all choices among the amounts from one place up to before another. */
    static long[] allSums(long[] amounts, int from, int to) {
        long[] sums = new long[1 << (to - from)];
        int size = 1;
        for (int i = from; i < to; i++) {
            for (int j = 0; j < size; j++) sums[size + j] = sums[j] + amounts[i];
            size *= 2;
        }
        return sums;
    }

    /** How many of the sorted sums are below the limit? */
    static int below(long[] sums, long limit) {
        int low = 0;
        int high = sums.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (sums[middle] < limit) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long s = in.nextLong();
        long t = in.nextLong();
        long[] amounts = new long[n];
        for (int i = 0; i < n; i++) amounts[i] = in.nextLong();
        long[] first = allSums(amounts, 0, n / 2);
        long[] second = allSums(amounts, n / 2, n);
        Arrays.sort(second);
        long choices = 0;
        for (long a : first) choices += below(second, t - a + 1) - below(second, s - a);
        System.out.println(choices);
    }
}

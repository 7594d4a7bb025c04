import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** The position of a stall: east is place 0, north is place 1. */
    static long[][] stalls;
    static long[][] merged;

    static long squared(long distance) {
        return distance * distance;
    }

    /** Merges two parts that are sorted from south to north. */
    static void merge(int begin, int middle, int end) {
        int left = begin;
        int right = middle;
        for (int i = begin; i < end; i++) {
            if (right == end || (left < middle && stalls[left][1] <= stalls[right][1])) {
                merged[i] = stalls[left];
                left++;
            } else {
                merged[i] = stalls[right];
                right++;
            }
        }
        for (int i = begin; i < end; i++) stalls[i] = merged[i];
    }

    /**
     * The smallest squared distance in a part that is sorted from west to east, or best if that is smaller.
     * Afterwards the part is sorted from south to north.
     */
    static long closest(int begin, int end, long best) {
        if (end - begin < 2) return best;
        if (end - begin == 2) best = Math.min(best, squared(stalls[begin][0] - stalls[begin + 1][0]) + squared(stalls[begin][1] - stalls[begin + 1][1]));
        int middle = (begin + end) / 2;
        best = closest(begin, middle, best);
        best = closest(middle, end, best);
        merge(begin, middle, end);
        return best;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        stalls = new long[n][2];
        merged = new long[n][];
        for (long[] stall : stalls) {
            stall[0] = next();
            stall[1] = next();
        }
        Arrays.sort(stalls, Comparator.comparingLong(stall -> stall[0]));
        System.out.println(closest(0, n, Long.MAX_VALUE));
    }
}

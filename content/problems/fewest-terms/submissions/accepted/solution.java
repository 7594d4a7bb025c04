import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static List<int[]> terms; // rows that are covered, price (100 for the term and 1 for each letter)
    static Map<Integer, Integer> known;

    static int cheapest(int left) {
        if (left == 0) return 0;
        if (known.containsKey(left)) return known.get(left);
        int first = Integer.lowestOneBit(left);
        int best = Integer.MAX_VALUE;
        for (int[] term : terms) {
            if ((term[0] & first) != 0) {
                best = Math.min(best, term[1] + cheapest(left & ~term[0]));
            }
        }
        known.put(left, best);
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int rows = 1 << in.nextInt();
            String column = in.next();
            int ones = 0;
            for (int row = 0; row < rows; row++) {
                if (column.charAt(row) == '1') ones |= 1 << row;
            }
            terms = new ArrayList<>();
            known = new HashMap<>();
            for (int used = 0; used < rows; used++) {
                for (int value = 0; value < rows; value++) {
                    if ((value & ~used) != 0) continue;
                    int covered = 0;
                    boolean allowed = true;
                    for (int row = 0; row < rows; row++) {
                        if ((row & used) != value) continue;
                        covered |= 1 << row;
                        if (column.charAt(row) == '0') allowed = false;
                    }
                    if (allowed) terms.add(new int[] {covered, 100 + Integer.bitCount(used)});
                }
            }
            int best = cheapest(ones);
            System.out.println(best / 100 + " " + best % 100);
        }
    }
}

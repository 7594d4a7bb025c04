import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int expected = in.nextInt();
        int n = in.nextInt();
        // Early pieces from their start to their end; of equal starts the longer one.
        TreeMap<Integer, Integer> early = new TreeMap<>();
        StringBuilder out = new StringBuilder();
        int last = -1;
        int times = 0;
        for (int i = 0; i < n; i++) {
            int start = in.nextInt();
            int end = start + in.nextInt();
            early.merge(start, end, Math::max);
            while (!early.isEmpty() && early.firstKey() <= expected) {
                expected = Math.max(expected, early.pollFirstEntry().getValue());
            }
            times = expected == last ? times + 1 : 1;
            last = expected;
            out.append(expected).append(times >= 4 ? " fast\n" : "\n");
        }
        int kept = 0;
        int from = expected;
        for (Map.Entry<Integer, Integer> piece : early.entrySet()) {
            from = Math.max(from, piece.getKey());
            kept += Math.max(piece.getValue() - from, 0);
            from = Math.max(from, piece.getValue());
        }
        System.out.print(out);
        System.out.println(kept);
    }
}

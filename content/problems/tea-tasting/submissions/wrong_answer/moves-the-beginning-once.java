import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] tins = new int[n];
        Set<Integer> kinds = new HashSet<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            tins[i] = (int) in.nval;
            kinds.add(tins[i]);
        }
        Map<Integer, Integer> inside = new HashMap<>();
        int begin = 0;
        int best = n;
        int bestBegin = 0;
        for (int end = 0; end < n; end++) {
            inside.merge(tins[end], 1, Integer::sum);
            if (inside.get(tins[begin]) > 1) {
                inside.merge(tins[begin], -1, Integer::sum);
                begin++;
            }
            int length = end - begin + 1;
            if (inside.size() == kinds.size() && length < best) {
                best = length;
                bestBegin = begin;
            }
        }
        System.out.println(kinds.size() + " " + best + " " + (bestBegin + 1));
    }
}

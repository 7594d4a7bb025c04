import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Set;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] tins = new int[n];
        Set<Integer> kinds = new HashSet<>();
        for (int i = 0; i < n; i++) {
            tins[i] = next();
            kinds.add(tins[i]);
        }
        int best = n + 1;
        int bestBegin = 0;
        for (int begin = 0; begin < n; begin++) {
            Set<Integer> inside = new HashSet<>();
            for (int end = begin; end < n && inside.size() < kinds.size(); end++) {
                inside.add(tins[end]);
                if (inside.size() == kinds.size() && end - begin + 1 < best) {
                    best = end - begin + 1;
                    bestBegin = begin;
                }
            }
        }
        System.out.println(kinds.size() + " " + best + " " + (bestBegin + 1));
    }
}

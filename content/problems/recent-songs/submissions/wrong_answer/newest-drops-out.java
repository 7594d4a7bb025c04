import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        LinkedHashSet<Integer> recent = new LinkedHashSet<>();
        int hits = 0;
        for (int i = 0; i < n; i++) {
            int song = next();
            if (recent.remove(song)) hits++;
            else if (recent.size() == k) recent.remove(new ArrayList<>(recent).get(recent.size() - 1));
            recent.add(song);
        }
        List<Integer> newestFirst = new ArrayList<>(recent);
        Collections.reverse(newestFirst);
        StringBuilder out = new StringBuilder();
        for (int song : newestFirst) out.append(song).append(' ');
        System.out.println(hits + "\n" + out.toString().trim());
    }
}

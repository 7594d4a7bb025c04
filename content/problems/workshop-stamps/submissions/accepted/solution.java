import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void print(String title, Map<Integer, Integer> visits, int wanted) {
        StringBuilder line = new StringBuilder();
        visits.forEach((roll, times) -> {
            if (times == wanted) line.append(' ').append(roll);
        });
        System.out.println(title + (line.length() == 0 ? " none" : line));
    }

    public static void main(String[] args) throws IOException {
        int w = next();
        Map<Integer, Integer> visits = new TreeMap<>();
        for (int i = 0; i < w; i++) {
            Set<Integer> present = new HashSet<>();
            for (int k = next(); k > 0; k--) present.add(next());
            for (int roll : present) visits.merge(roll, 1, Integer::sum);
        }
        print("all:", visits, w);
        print("one:", visits, 1);
    }
}

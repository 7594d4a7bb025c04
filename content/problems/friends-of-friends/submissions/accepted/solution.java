import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        List<Set<Integer>> friends = new ArrayList<>();
        for (int i = 0; i <= n; i++) friends.add(new HashSet<>());
        while (m-- > 0) {
            int a = next();
            int b = next();
            friends.get(a).add(b);
            friends.get(b).add(a);
        }
        StringJoiner out = new StringJoiner(" ");
        for (int a = 1; a <= n; a++) {
            Set<Integer> found = new HashSet<>();
            for (int c : friends.get(a)) found.addAll(friends.get(c));
            found.removeAll(friends.get(a));
            found.remove(a);
            out.add(String.valueOf(found.size()));
        }
        System.out.println(out);
    }
}

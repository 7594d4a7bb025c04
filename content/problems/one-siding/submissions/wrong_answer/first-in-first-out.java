import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int most = 0;
        int came = 0;
        Deque<Integer> siding = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            int wanted = next();
            while (came < wanted) siding.push(++came);
            most = Math.max(most, siding.size());
            if (siding.peekLast() != wanted) {
                System.out.println("no " + wanted);
                return;
            }
            siding.removeLast();
        }
        System.out.println("yes " + most);
    }
}

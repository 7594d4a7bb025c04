import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.PriorityQueue;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        PriorityQueue<Long> garlands = new PriorityQueue<>();
        long joined = 0;
        long inOrder = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            garlands.add((long) in.nval);
            joined += (long) in.nval;
            if (i > 0) inOrder += joined;
        }
        long thread = 0;
        while (garlands.size() > 1) {
            long made = garlands.poll() + garlands.poll();
            thread += made;
            garlands.add(made);
        }
        System.out.println(thread);
        System.out.println(inOrder - thread);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.LinkedList;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        LinkedList<Integer> recent = new LinkedList<>();
        int hits = 0;
        for (int i = 0; i < n; i++) {
            Integer song = next();
            if (recent.remove(song)) hits++;
            else if (recent.size() == k) recent.removeLast();
            recent.addFirst(song);
        }
        StringBuilder out = new StringBuilder();
        for (int song : recent) out.append(song).append(' ');
        System.out.println(hits + "\n" + out.toString().trim());
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        next();
        int place = 1;
        int[] note = new int[n + 1];
        for (int i = 1; i <= n; i++) note[i] = next();
        Map<Integer, Integer> stepAt = new HashMap<>();
        while (place != 0 && !stepAt.containsKey(place)) {
            stepAt.put(place, stepAt.size());
            place = note[place];
        }
        int circle = place == 0 ? 0 : stepAt.size() - stepAt.get(place);
        System.out.println(stepAt.size() + " " + circle);
    }
}

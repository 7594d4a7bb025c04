import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        List<List<Integer>> lanes = new ArrayList<>();
        for (int house = 0; house <= n; house++) lanes.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = next();
            int b = next();
            lanes.get(a).add(b);
            lanes.get(b).add(a);
        }
        int[] order = new int[n];
        int[] parent = new int[n + 1];
        order[0] = 1;
        int known = 1;
        for (int i = 0; i < n; i++) {
            for (int other : lanes.get(order[i])) {
                if (other == parent[order[i]]) continue;
                parent[other] = order[i];
                order[known] = other;
                known++;
            }
        }
        boolean[] served = new boolean[n + 1];
        int taps = 0;
        for (int i = n - 1; i >= 0; i--) {
            if (served[order[i]]) continue;
            int place = order[i] == 1 ? 1 : parent[order[i]];
            taps++;
            served[place] = true;
            for (int other : lanes.get(place)) served[other] = true;
        }
        System.out.println(taps);
    }
}

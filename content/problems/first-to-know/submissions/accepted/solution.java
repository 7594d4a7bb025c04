import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** All who are reached from the start, and not seen yet, in the order in which they are finished. */
    static List<Integer> walk(List<List<Integer>> graph, int start, boolean[] seen) {
        List<Integer> finished = new ArrayList<>();
        List<int[]> stack = new ArrayList<>(); // each with the number of neighbours that have been looked at
        stack.add(new int[] {start, 0});
        seen[start] = true;
        while (!stack.isEmpty()) {
            int[] here = stack.get(stack.size() - 1);
            if (here[1] == graph.get(here[0]).size()) {
                finished.add(here[0]);
                stack.remove(stack.size() - 1);
                continue;
            }
            int there = graph.get(here[0]).get(here[1]++);
            if (seen[there]) continue;
            seen[there] = true;
            stack.add(new int[] {there, 0});
        }
        return finished;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        List<List<Integer>> forwards = new ArrayList<>();
        for (int i = 0; i <= n; i++) forwards.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = next();
            forwards.get(a).add(next());
        }
        boolean[] seen = new boolean[n + 1];
        List<Integer> finished = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            if (!seen[i]) finished.addAll(walk(forwards, i, seen));
        }
        boolean[] known = new boolean[n + 1];
        List<Integer> calls = new ArrayList<>();
        for (int i = n - 1; i >= 0; i--) {
            int person = finished.get(i);
            if (known[person]) continue;
            calls.add(person);
            walk(forwards, person, known);
        }
        Collections.sort(calls);
        StringBuilder out = new StringBuilder();
        for (int person : calls) out.append(person).append(' ');
        System.out.println(calls.size() + "\n" + out);
    }
}

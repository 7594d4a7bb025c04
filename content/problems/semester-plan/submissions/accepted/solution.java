import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
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
        int m = next();
        List<List<Integer>> after = new ArrayList<>();
        for (int i = 0; i <= n; i++) after.add(new ArrayList<>());
        int[] waitsFor = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int a = next();
            int b = next();
            after.get(a).add(b);
            waitsFor[b]++;
        }
        int[] semester = new int[n + 1];
        ArrayDeque<Integer> ready = new ArrayDeque<>();
        for (int course = 1; course <= n; course++) {
            if (waitsFor[course] > 0) continue;
            semester[course] = 1;
            ready.add(course);
        }
        int completed = 0;
        int semesters = 0;
        while (!ready.isEmpty()) {
            int course = ready.poll();
            completed++;
            semesters = semester[course];
            for (int other : after.get(course)) {
                waitsFor[other]--;
                if (waitsFor[other] > 0) continue;
                semester[other] = semesters + 1;
                ready.add(other);
            }
        }
        if (completed < n) {
            System.out.println("impossible " + (n - completed));
            return;
        }
        StringBuilder out = new StringBuilder().append(semesters).append('\n');
        for (int course = 1; course <= n; course++) out.append(semester[course]).append(' ');
        System.out.println(out.toString().trim());
    }
}

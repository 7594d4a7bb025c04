import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Main {
    record Team(String name, int number) {}

    /** The largest number first, then by name: the order of points and of seconds. */
    static final Comparator<Team> ORDER = Comparator.comparing(Team::number).reversed().thenComparing(Team::name);

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        int end = Integer.parseInt(head[1]);
        Map<String, Integer> points = new HashMap<>();
        TreeSet<Team> board = new TreeSet<>(ORDER);
        Map<String, Integer> seconds = new HashMap<>();
        int since = 0;
        for (int i = 0; i < n; i++) {
            String[] change = in.readLine().split(" ");
            int now = Integer.parseInt(change[0]);
            if (!board.isEmpty()) seconds.merge(board.first().name, now - since, Integer::sum);
            since = now;
            int old = points.getOrDefault(change[1], 0);
            int fresh = old + Integer.parseInt(change[2]);
            points.put(change[1], fresh);
            board.remove(new Team(change[1], old));
            board.add(new Team(change[1], fresh));
        }
        seconds.merge(board.first().name, end - since, Integer::sum);
        List<Team> leaders = new ArrayList<>();
        seconds.forEach((name, time) -> leaders.add(new Team(name, time)));
        leaders.sort(ORDER);
        StringBuilder out = new StringBuilder();
        for (Team leader : leaders) out.append(leader.name).append(' ').append(leader.number).append('\n');
        System.out.print(out);
    }
}

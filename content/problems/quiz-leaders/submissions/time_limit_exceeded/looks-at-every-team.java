import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    record Team(String name, int number) {}

    static final Comparator<Team> ORDER = Comparator.comparingInt(Team::number).reversed().thenComparing(Team::name);

    static String leader(TreeMap<String, Integer> points) {
        Map.Entry<String, Integer> best = points.firstEntry();
        for (Map.Entry<String, Integer> team : points.entrySet()) {
            if (team.getValue() > best.getValue()) best = team;
        }
        return best.getKey();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        int end = Integer.parseInt(head[1]);
        TreeMap<String, Integer> points = new TreeMap<>();
        Map<String, Integer> seconds = new HashMap<>();
        String leader = null;
        int since = 0;
        for (int i = 0; i < n; i++) {
            String[] change = in.readLine().split(" ");
            int now = Integer.parseInt(change[0]);
            if (leader != null) seconds.merge(leader, now - since, Integer::sum);
            since = now;
            points.merge(change[1], Integer.parseInt(change[2]), Integer::sum);
            leader = leader(points);
        }
        seconds.merge(leader, end - since, Integer::sum);
        List<Team> leaders = new ArrayList<>();
        seconds.forEach((name, time) -> leaders.add(new Team(name, time)));
        leaders.sort(ORDER);
        StringBuilder out = new StringBuilder();
        for (Team team : leaders) out.append(team.name).append(' ').append(team.number).append('\n');
        System.out.print(out);
    }
}

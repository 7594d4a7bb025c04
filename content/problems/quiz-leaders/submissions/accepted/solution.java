import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Main {
    record Team(String name, int number) implements Comparable<Team> {
        /** The largest number first, then by name: the order of points and of seconds. */
        @Override
        public int compareTo(Team other) {
            return number != other.number ? Integer.compare(other.number, number) : name.compareTo(other.name);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        int end = Integer.parseInt(head[1]);
        Map<String, Integer> points = new HashMap<>();
        TreeSet<Team> board = new TreeSet<>();
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
        Collections.sort(leaders);
        StringBuilder out = new StringBuilder();
        for (Team leader : leaders) out.append(leader.name).append(' ').append(leader.number).append('\n');
        System.out.print(out);
    }
}

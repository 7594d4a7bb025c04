import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class Team {
        final String name;
        int solved = 0, penalty = 0;
        final int[] wrong = new int[26];
        final boolean[] done = new boolean[26];

        Team(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int m = Integer.parseInt(in.readLine().trim());
        Map<String, Team> teams = new HashMap<>();
        for (int i = 0; i < m; i++) {
            String[] part = in.readLine().trim().split(" ");
            Team team = teams.computeIfAbsent(part[0], Team::new);
            int p = part[1].charAt(0) - 'A';
            if (team.done[p]) continue;
            if (part[3].equals("WA")) {
                team.wrong[p]++;
            } else {
                team.done[p] = true;
                team.solved++;
                team.penalty += Integer.parseInt(part[2]) + 20 * team.wrong[p];
            }
        }
        List<Team> table = new ArrayList<>(teams.values());
        Comparator<Team> bySolved = Comparator.comparing(t -> -t.solved);
        table.sort(bySolved.thenComparing(t -> t.penalty).thenComparing(t -> t.name));
        StringBuilder out = new StringBuilder();
        int rank = 0;
        for (int i = 0; i < table.size(); i++) {
            Team t = table.get(i);
            if (i == 0 || t.solved != table.get(i - 1).solved || t.penalty != table.get(i - 1).penalty) rank = i + 1;
            out.append(rank + " " + t.name + " " + t.solved + " " + t.penalty + "\n");
        }
        System.out.print(out);
    }
}

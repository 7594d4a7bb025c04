import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<List<Integer>> hasBeaten = new ArrayList<>();

    /** Visits all teams that are surely weaker, and counts them together with the team itself. */
    static int countBelow(int team) {
        int count = 1;
        for (int loser : hasBeaten.get(team)) count += countBelow(loser);
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int n = 1 << k;
        int[] left = new int[n];
        for (int i = 0; i < n; i++) left[i] = i + 1;
        for (int i = 0; i <= n; i++) hasBeaten.add(new ArrayList<>());
        int[] beatenBy = new int[n + 1];
        for (int round = 0; round < k; round++) {
            String results = in.readLine().trim();
            for (int i = 0; i < results.length(); i++) {
                boolean first = results.charAt(i) == 'L';
                int winner = first ? left[2 * i] : left[2 * i + 1];
                int loser = first ? left[2 * i + 1] : left[2 * i];
                hasBeaten.get(winner).add(loser);
                beatenBy[loser] = winner;
                left[i] = winner;
            }
        }
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int team = Integer.parseInt(in.readLine().trim());
            int best = 1;
            for (int stronger = beatenBy[team]; stronger != 0; stronger = beatenBy[stronger]) best++;
            lines.append(best).append(' ').append(n - countBelow(team) + 1).append('\n');
        }
        System.out.print(lines);
    }
}

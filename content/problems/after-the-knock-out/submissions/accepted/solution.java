import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int n = 1 << k;
        int[] left = new int[n];
        for (int i = 0; i < n; i++) left[i] = i + 1;
        int[] won = new int[n + 1];
        int[] beatenBy = new int[n + 1];
        for (int round = 0; round < k; round++) {
            String results = in.readLine().trim();
            for (int i = 0; i < results.length(); i++) {
                boolean first = results.charAt(i) == 'L';
                int winner = first ? left[2 * i] : left[2 * i + 1];
                int loser = first ? left[2 * i + 1] : left[2 * i];
                won[winner]++;
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
            lines.append(best).append(' ').append(n - (1 << won[team]) + 1).append('\n');
        }
        System.out.print(lines);
    }
}

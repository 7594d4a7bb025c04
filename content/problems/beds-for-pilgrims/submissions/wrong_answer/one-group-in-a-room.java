import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    public static void main(String[] args) throws IOException {
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        int[] beds = new int[n];
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) beds[i] = Integer.parseInt(line.nextToken());
        int[] inside = new int[n];
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            if (line.nextToken().equals("-")) {
                int room = Integer.parseInt(line.nextToken());
                inside[room - 1] -= Integer.parseInt(line.nextToken());
                continue;
            }
            int group = Integer.parseInt(line.nextToken());
            int room = 0;
            while (room < n && (inside[room] > 0 || beds[room] < group)) room++;
            if (room == n) {
                out.append("FULL\n");
            } else {
                inside[room] += group;
                out.append(room + 1).append('\n');
            }
        }
        System.out.print(out);
    }
}

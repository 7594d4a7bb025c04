import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long s = Long.parseLong(line.nextToken());
        Map<Long, Integer> seen = new HashMap<>();
        long ways = 0;
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) {
            long value = Long.parseLong(line.nextToken());
            ways += seen.containsKey(s - value) ? 1 : 0;
            seen.merge(value, 1, Integer::sum);
        }
        System.out.println(ways);
    }
}

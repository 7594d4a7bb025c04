import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        int end = Integer.parseInt(head[1]);
        Map<String, Integer> points = new HashMap<>();
        Map<String, Integer> seconds = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String[] parts = in.readLine().split(" ");
            int now = Integer.parseInt(parts[0]);
            String name = parts[1];
            int change = Integer.parseInt(parts[2]);
            // Your code here: credit the leader so far with the time, then change the points.
        }
        // Your code here: the time up to the end, and the list of the leaders.
    }
}

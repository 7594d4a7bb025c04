import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int lines = 0;
        Deque<String> kept = new ArrayDeque<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            lines++;
            kept.add(line);
            if (kept.size() > k + 1) kept.remove();
        }
        if (kept.isEmpty()) System.out.println("empty");
        int number = lines - kept.size();
        for (String each : kept) System.out.println(++number + ": " + each);
    }
}

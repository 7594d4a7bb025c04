import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<String, Integer> beginnings = new HashMap<>();
        StringBuilder out = new StringBuilder();
        while (n-- > 0) {
            String line = in.readLine();
            char event = line.charAt(0);
            String word = line.substring(2).trim();
            if (event == '?') {
                out.append(beginnings.getOrDefault(word, 0)).append('\n');
                continue;
            }
            int change = event == '+' ? 1 : -1;
            for (int k = 1; k <= word.length(); k++) beginnings.merge(word.substring(0, k), change, Integer::sum);
        }
        System.out.print(out);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Map<String, Integer> present = new TreeMap<>(); // in the order of the names
        int classes = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            classes++;
            String[] words = line.split(" ");
            Set<String> names = new HashSet<>(Arrays.asList(words).subList(1, words.length));
            for (String name : names) present.merge(name, 1, Integer::sum);
        }
        boolean listed = false;
        for (String name : present.keySet()) {
            if (4 * present.get(name) < 3 * classes) {
                System.out.println(name + " " + present.get(name) + " of " + classes);
                listed = true;
            }
        }
        if (!listed) System.out.println("nobody");
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    static String runs(TreeSet<Integer> pages) {
        List<String> runs = new ArrayList<>();
        for (int first : pages) {
            if (pages.contains(first - 1)) continue; // in the middle of a run
            int last = first;
            while (pages.contains(last + 1)) last++;
            if (last == first + 1) runs.add(first + ", " + last);
            else runs.add(last > first ? first + "-" + last : String.valueOf(first));
        }
        return String.join(", ", runs);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<String, TreeSet<Integer>> index = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            index.computeIfAbsent(words[1], term -> new TreeSet<>()).add(Integer.valueOf(words[0]));
        }
        StringBuilder out = new StringBuilder();
        index.forEach((term, pages) -> out.append(term).append(' ').append(runs(pages)).append('\n'));
        System.out.print(out);
    }
}

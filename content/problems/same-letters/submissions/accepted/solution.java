import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, List<String>> groups = new LinkedHashMap<>();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String word = in.next();
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        List<String> largest = List.of();
        for (List<String> group : groups.values()) {
            if (group.size() > largest.size()) largest = group;
        }
        System.out.println(groups.size());
        System.out.println(String.join(" ", largest));
    }
}

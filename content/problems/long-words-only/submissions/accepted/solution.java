import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().split(" ");
        int k = Integer.parseInt(first[0]);
        int m = Integer.parseInt(first[1]);
        List<String> words = in.lines()
            .flatMap(line -> Arrays.stream(line.toLowerCase().split("[^a-z]+")))
            .filter(word -> word.length() >= k)
            .distinct()
            .sorted(Comparator.comparing((String word) -> -word.length()).thenComparing(Comparator.naturalOrder()))
            .toList();
        words.stream().limit(m).forEach(System.out::println);
        System.out.println(words.size());
    }
}

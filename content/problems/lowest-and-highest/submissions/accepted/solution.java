import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.function.Function;

public class Main {
    record Height(String text) implements Comparable<Height> {
        int inches() {
            String[] parts = text.split("'");
            return 12 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
        }

        @Override
        public int compareTo(Height other) {
            return Integer.compare(inches(), other.inches());
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static <T extends Comparable<T>> String report(List<String> words, Function<String, T> parse) {
        T lowest = parse.apply(words.get(0)), highest = lowest, before = lowest;
        boolean sorted = true;
        for (String word : words) {
            T value = parse.apply(word);
            if (value.compareTo(lowest) < 0) lowest = value;
            if (value.compareTo(highest) > 0) highest = value;
            if (value.compareTo(before) < 0) sorted = false;
            before = value;
        }
        return lowest + " " + highest + (sorted ? " sorted" : " unsorted");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int m = in.nextInt(); m > 0; m--) {
            String kind = in.next();
            List<String> words = new ArrayList<>();
            for (int n = in.nextInt(); n > 0; n--) words.add(in.next());
            System.out.println(switch (kind) {
                case "number" -> report(words, Integer::valueOf);
                case "word" -> report(words, word -> word);
                default -> report(words, Height::new);
            });
        }
    }
}

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    static final List<String> PLACES = List.of("user", "project", "default");

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<String, Map<String, String>> layers = new TreeMap<>();
        for (String place : PLACES) layers.put(place, new TreeMap<>());
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            String word = in.next();
            Map<String, String> layer = layers.get(word);
            switch (kind) {
                case "get" -> {
                    Optional<String> place = PLACES.stream().filter(p -> layers.get(p).containsKey(word)).findFirst();
                    System.out.println(place.map(p -> layers.get(p).get(word) + " " + p).orElse("not set"));
                }
                case "list" -> System.out.println(layer.isEmpty() ? "nothing" : String.join(" ", layer.keySet()));
                case "set" -> layer.put(in.next(), in.next());
                default -> layer.remove(in.next());
            }
        }
    }
}

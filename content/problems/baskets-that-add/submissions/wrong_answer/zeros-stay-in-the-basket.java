import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    static class Basket {
        private final Map<String, Integer> numbers = new TreeMap<>(); // only numbers above 0

        private int numberOf(String kind) {
            return numbers.getOrDefault(kind, 0);
        }

        void put(String kind, int number) {
            if (number >= 0) numbers.put(kind, numberOf(kind) + number);
        }

        Basket plus(Basket other) {
            Basket result = new Basket();
            for (String kind : numbers.keySet()) result.put(kind, numberOf(kind));
            for (String kind : other.numbers.keySet()) result.put(kind, other.numberOf(kind));
            return result;
        }

        Basket minus(Basket other) {
            Basket result = new Basket();
            for (String kind : numbers.keySet()) result.put(kind, numberOf(kind) - other.numberOf(kind));
            return result;
        }

        Basket common(Basket other) {
            Basket result = new Basket();
            for (String kind : numbers.keySet()) result.put(kind, Math.min(numberOf(kind), other.numberOf(kind)));
            return result;
        }

        boolean within(Basket other) {
            for (String kind : numbers.keySet()) {
                if (numberOf(kind) > other.numberOf(kind)) return false;
            }
            return true;
        }

        @Override
        public String toString() {
            if (numbers.isEmpty()) return "empty";
            List<String> parts = new ArrayList<>();
            for (String kind : numbers.keySet()) parts.add(kind + " " + numberOf(kind));
            return String.join(", ", parts);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Basket[] baskets = new Basket[26];
        for (int i = 0; i < 26; i++) baskets[i] = new Basket();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            int a = in.next().charAt(0) - 'A';
            switch (command) {
                case "put" -> baskets[a].put(in.next(), in.nextInt());
                case "let" -> {
                    in.next(); // =
                    Basket b = baskets[in.next().charAt(0) - 'A'];
                    String sign = in.next();
                    Basket c = baskets[in.next().charAt(0) - 'A'];
                    baskets[a] = sign.equals("+") ? b.plus(c) : sign.equals("-") ? b.minus(c) : b.common(c);
                }
                case "within" -> System.out.println(baskets[a].within(baskets[in.next().charAt(0) - 'A']) ? "yes" : "no");
                default -> System.out.println(baskets[a]);
            }
        }
    }
}

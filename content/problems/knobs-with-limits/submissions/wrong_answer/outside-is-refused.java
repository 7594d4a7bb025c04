import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;
import java.util.function.Function;

public class Main {
    // Knows how values of one kind are read and written; the knob works with whole numbers.
    record Kind(Function<String, Integer> parse, Function<Integer, String> text) {}

    static class Knob {
        private final Kind kind;
        private final int low;
        private final int high;
        private int value;

        Knob(Kind kind, String low, String high) {
            this.kind = kind;
            this.low = kind.parse().apply(low);
            this.high = kind.parse().apply(high);
            value = this.low;
        }

        void up() {
            if (value < high) value++;
        }

        void down() {
            if (low < value) value--;
        }

        void set(String text) {
            int wanted = kind.parse().apply(text);
            if (wanted >= low && wanted <= high) value = wanted;
        }

        @Override
        public String toString() {
            return kind.text().apply(value);
        }
    }

    static int minutes(String time) {
        String[] parts = time.split(":");
        return 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
    }

    public static void main(String[] args) {
        Map<String, Kind> kinds = Map.of(
            "number", new Kind(Integer::valueOf, String::valueOf),
            "letter", new Kind(text -> (int) text.charAt(0), value -> String.valueOf((char) (int) value)),
            "time", new Kind(Main::minutes, value -> String.format("%02d:%02d", value / 60, value % 60)));
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        Map<String, Knob> knobs = new HashMap<>();
        for (int i = 0; i < n; i++) {
            Kind kind = kinds.get(in.next());
            knobs.put(in.next(), new Knob(kind, in.next(), in.next()));
        }
        for (int i = 0; i < m; i++) {
            String command = in.next();
            Knob knob = knobs.get(in.next());
            if (command.equals("up")) knob.up();
            else if (command.equals("down")) knob.down();
            else knob.set(in.next());
            System.out.println(knob);
        }
    }
}

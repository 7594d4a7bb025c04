import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static class OrderException extends Exception {
        OrderException(String message) {
            super(message);
        }
    }

    record Line(String item, int amount) {}

    static final Map<String, Integer> stock = new TreeMap<>();

    /** Changes nothing if it throws. */
    static void order(Line[] lines) throws OrderException {
        Map<String, Integer> left = new HashMap<>();
        for (Line line : lines) {
            if (!stock.containsKey(line.item)) throw new OrderException("unknown " + line.item);
            if (stock.get(line.item) < line.amount) throw new OrderException("short " + line.item);
        }
        for (Line line : lines) stock.merge(line.item, -line.amount, Integer::sum);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String[] head = in.readLine().split(" ");
            Line[] lines = new Line[Integer.parseInt(head[1])];
            for (int j = 0; j < lines.length; j++) {
                String[] words = in.readLine().split(" ");
                lines[j] = new Line(words[0], Integer.parseInt(words[1]));
            }
            if (head[0].equals("deliver")) {
                for (Line line : lines) stock.merge(line.item, line.amount, Integer::sum);
                continue;
            }
            try {
                order(lines);
                out.append("done\n");
            } catch (OrderException fault) {
                out.append(fault.getMessage()).append('\n');
            }
        }
        stock.forEach((item, amount) -> out.append(item).append(' ').append(amount).append('\n'));
        System.out.print(out);
    }
}

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static final StringBuilder out = new StringBuilder();
    static final Map<String, String> owned = new HashMap<>(); // null: the variable owns nothing

    static void release(String variable) {
        String thing = owned.put(variable, null);
        if (thing != null) out.append("release ").append(thing).append('\n');
    }

    static void endBlock(Deque<String> declared) {
        while (!declared.isEmpty()) {
            String variable = declared.pop();
            release(variable);
            owned.remove(variable);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Deque<Deque<String>> blocks = new ArrayDeque<>();
        blocks.push(new ArrayDeque<>());
        for (int i = 0; i < n; i++) {
            String word = in.next();
            if (word.equals("{")) {
                blocks.push(new ArrayDeque<>());
            } else if (word.equals("}")) {
                endBlock(blocks.pop());
            } else {
                String x = in.next();
                switch (word) {
                    case "own", "empty" -> {
                        owned.put(x, word.equals("own") ? in.next() : null);
                        blocks.peek().push(x);
                    }
                    case "move" -> {
                        String y = in.next();
                        release(y);
                        owned.put(y, owned.get(x));
                    }
                    case "reset" -> release(x);
                    default -> out.append(owned.get(x) == null ? "empty" : owned.get(x)).append('\n');
                }
            }
        }
        endBlock(blocks.pop());
        System.out.print(out);
    }
}

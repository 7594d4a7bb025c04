import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static final Map<String, Long> stored = new HashMap<>();

    static boolean isName(String s) {
        return s.matches("[a-z]+");
    }

    static boolean isNumber(String s) {
        return s.matches("-?[0-9]+");
    }

    static long valueOf(String s) {
        if (isNumber(s)) return Long.parseLong(s);
        if (!stored.containsKey(s)) throw new IllegalArgumentException("unknown " + s);
        return stored.get(s);
    }

    static long answer(String line) {
        String[] parts = line.split(" ");
        boolean names = parts.length == 5 && parts[1].equals("=");
        if (parts.length != 3 && !names) throw new IllegalArgumentException("bad line");
        if (names && !isName(parts[0])) throw new IllegalArgumentException("bad name");
        int first = parts.length - 3;
        String left = parts[first];
        String op = parts[first + 1];
        String right = parts[first + 2];
        if (!op.matches("[-+*/]")) throw new IllegalArgumentException("bad operator");
        for (String s : new String[] {left, right})
            if (!isName(s) && !isNumber(s)) throw new IllegalArgumentException("bad value");
        long a = valueOf(left);
        long b = valueOf(right);
        if (op.equals("/") && b == 0) throw new IllegalArgumentException("division by zero");
        long result = switch (op) {
            case "+" -> a + b;
            case "-" -> a - b;
            case "*" -> a * b;
            default -> a / b;
        };
        if (names) stored.put(parts[0], result);
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        for (int i = 0; i < q; i++) {
            try {
                System.out.println(answer(in.readLine()));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}

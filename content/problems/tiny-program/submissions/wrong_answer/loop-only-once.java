import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static final Map<String, Long> variables = new HashMap<>();

    static long value(String text) {
        return Character.isDigit(text.charAt(0)) ? Long.parseLong(text) : variables.getOrDefault(text, 0L);
    }

    static boolean holds(String[] parts) {
        long left = value(parts[1]);
        long right = value(parts[3]);
        switch (parts[2]) {
            case "<": return left < right;
            case "<=": return left <= right;
            case "==": return left == right;
            default: return left != right;
        }
    }

    static long result(String[] parts) {
        long left = value(parts[2]);
        if (parts.length == 3) return left;
        long right = value(parts[4]);
        switch (parts[3]) {
            case "+": return left + right;
            case "-": return left - right;
            case "*": return left * right;
            default: return left % right;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        String[][] program = new String[n][];
        int[] jump = new int[n]; // the line after which it goes on
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            program[i] = in.nextLine().trim().split(" ");
            String word = program[i][0];
            jump[i] = i;
            if (word.equals("else") || word.equals("end")) {
                int start = open.pop();
                jump[start] = i;
            }
            if (word.equals("while") || word.equals("if") || word.equals("else")) open.push(i);
        }
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < n; at++) {
            String[] parts = program[at];
            switch (parts[0]) {
                case "print":
                    out.append(value(parts[1])).append('\n');
                    break;
                case "while":
                case "if":
                    if (!holds(parts)) at = jump[at];
                    break;
                case "else":
                case "end":
                    at = jump[at];
                    break;
                default:
                    variables.put(parts[0], result(parts));
            }
        }
        System.out.print(out);
    }
}

import java.util.ArrayDeque;
import java.util.Scanner;

public class Main {
    static boolean valueOf(String formula, String letters, int row) {
        ArrayDeque<Boolean> values = new ArrayDeque<>();
        for (char c : formula.toCharArray()) {
            int at = letters.indexOf(c);
            if (at >= 0) {
                values.push((row >> at & 1) == 1);
            } else if (c == '!') {
                values.push(!values.pop());
            } else {
                boolean right = values.pop();
                boolean left = values.pop();
                values.push(c == '&' ? left && right : c == '|' ? left || right : left || right);
            }
        }
        return values.pop();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String formula = in.next();
            StringBuilder letters = new StringBuilder();
            for (char c = 'a'; c <= 'h'; c++) {
                if (formula.indexOf(c) >= 0) letters.append(c);
            }
            int rows = 1 << letters.length();
            int count = 0;
            for (int row = 0; row < rows; row++) {
                if (valueOf(formula, letters.toString(), row)) count++;
            }
            System.out.println((count == 0 ? "never" : count == rows ? "always" : "sometimes") + " " + count);
        }
    }
}

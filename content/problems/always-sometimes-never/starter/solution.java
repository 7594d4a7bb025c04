import java.util.Map;
import java.util.Scanner;

public class Main {
    /** The value of the formula for the given values of its letters. */
    static boolean valueOf(String formula, Map<Character, Boolean> input) {
        // Your code here.
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String formula = in.next();
            int count = 0;

            // Your code here: try all combinations of the letters that occur.
            if (valueOf(formula, Map.of())) count++;

            System.out.println("sometimes " + count);
        }
    }
}

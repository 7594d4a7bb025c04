import java.util.Scanner;

public class Main {
    /** The boards from a up to before b. */
    static int best(String plan, int a, int b) {
        if (a >= b) return 0;
        int strokes = 1 + best(plan, a + 1, b);
        for (int m = a + 1; m < b; m++) {
            if (plan.charAt(m) == plan.charAt(a)) {
                strokes = Math.min(strokes, best(plan, a + 1, m) + best(plan, m, b));
            }
        }
        return strokes;
    }

    public static void main(String[] args) {
        String plan = new Scanner(System.in).next();
        System.out.println(best(plan, 0, plan.length()));
    }
}

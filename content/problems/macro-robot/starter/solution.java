import java.util.Scanner;

public class Main {
    /** turns: quarter turns to the right, 0 to 3. */
    record Move(long x, long y, int turns) {
        Move then(Move next) {
            return this; // Your code here: this move, and next after it.
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine());
        for (int i = 0; i < n; i++) {
            Move move = new Move(0, 0, 0);
            for (String step : in.nextLine().split(" ")) {
                // Your code here: step is F, R, L or the number of a macro.
            }
            System.out.println(move.x + " " + move.y + " " + "NESW".charAt(move.turns));
        }
    }
}

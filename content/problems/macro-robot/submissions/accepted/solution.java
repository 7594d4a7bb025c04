import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    /** Where a robot that looks north stands afterwards, and how many quarter turns to the right it has made. */
    record Move(long x, long y, int turns) {
        Move then(Move next) {
            return switch (turns) {
                case 0 -> new Move(x + next.x, y + next.y, next.turns);
                case 1 -> new Move(x + next.y, y - next.x, (1 + next.turns) % 4);
                case 2 -> new Move(x - next.x, y - next.y, (2 + next.turns) % 4);
                default -> new Move(x - next.y, y + next.x, (3 + next.turns) % 4);
            };
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine());
        List<Move> macros = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Move move = new Move(0, 0, 0);
            for (String step : in.nextLine().split(" ")) {
                move = move.then(switch (step) {
                    case "F" -> new Move(0, 1, 0);
                    case "R" -> new Move(0, 0, 1);
                    case "L" -> new Move(0, 0, 3);
                    default -> macros.get(Integer.parseInt(step) - 1);
                });
            }
            macros.add(move);
            System.out.println(move.x + " " + move.y + " " + "NESW".charAt(move.turns));
        }
    }
}

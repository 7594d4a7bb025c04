import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static class Square {
        final int x, y;

        Square(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    public static void main(String[] args) {
        String steps = new Scanner(System.in).next();
        int x = 0, y = 0, first = 0;
        Set<Square> footprints = new HashSet<>();
        footprints.add(new Square(0, 0));
        for (int i = 0; i < steps.length(); i++) {
            switch (steps.charAt(i)) {
                case 'N' -> y++;
                case 'S' -> y--;
                case 'E' -> x++;
                default -> x--;
            }
            boolean fresh = footprints.add(new Square(x, y));
            if (!fresh && first == 0) first = i + 1;
        }
        System.out.println(footprints.size());
        System.out.println(first > 0 ? "" + first : "never");
    }
}

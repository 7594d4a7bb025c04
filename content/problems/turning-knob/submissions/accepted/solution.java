import java.util.Scanner;

public class Main {
    static int positionOf(String pattern) {
        int position = 0;
        for (char c : pattern.toCharArray()) {
            int digit = (c - '0') ^ (position & 1);
            position = 2 * position + digit;
        }
        return position;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int size = 1 << in.nextInt();
        int m = in.nextInt();
        int at = -1;
        int total = 0;
        for (int i = 0; i < m; i++) {
            int position = positionOf(in.next());
            if (at < 0) at = position;
            int step = Math.floorMod(position - at, size);
            if (step == size - 1) step = -1;
            if (step <= 1) {
                total += step;
                at = position;
                System.out.println(position);
            } else {
                System.out.println(position + "?");
            }
        }
        System.out.println(total);
    }
}

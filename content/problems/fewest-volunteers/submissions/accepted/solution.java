import java.util.Scanner;

public class Main {
    static final int WHOLE_DAY = (1 << 24) - 1;

    static int readHours(Scanner in) {
        int hours = 0;
        for (int k = in.nextInt(); k > 0; k--) {
            int from = in.nextInt();
            int to = in.nextInt();
            for (int h = from; h != to; h = (h + 1) % 24) hours |= 1 << h;
        }
        return hours;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] hours = new int[n + 1];
        for (int v = 1; v <= n; v++) hours[v] = readHours(in);
        int best = 0;
        // Volunteer 1 has the highest bit: of groups of equal size the largest number comes first.
        for (int group = (1 << n) - 1; group > 0; group--) {
            int covered = 0;
            for (int v = 1; v <= n; v++) {
                if ((group >> (n - v) & 1) == 1) covered |= hours[v];
            }
            boolean smaller = best == 0 || Integer.bitCount(group) < Integer.bitCount(best);
            if (covered == WHOLE_DAY && smaller) best = group;
        }
        if (best == 0) {
            System.out.println("impossible");
            return;
        }
        System.out.println(Integer.bitCount(best));
        StringBuilder line = new StringBuilder();
        for (int v = 1; v <= n; v++) {
            if ((best >> (n - v) & 1) == 1) line.append(v).append(' ');
        }
        System.out.println(line);
    }
}

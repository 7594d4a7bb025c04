import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int[] readBox(Scanner in) {
        int[] sides = { in.nextInt(), in.nextInt(), in.nextInt() };
        Arrays.sort(sides);
        return sides;
    }

    static boolean fits(int[] gift, int[] box) {
        return gift[0] < box[0] && gift[1] < box[1] && gift[2] < box[2];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] gift = readBox(in);
        int n = in.nextInt();
        int best = 0;
        int smallest = 0;
        for (int i = 1; i <= n; i++) {
            int[] box = readBox(in);
            int volume = box[0] * box[1] * box[2];
            if (fits(gift, box) && (best == 0 || volume < smallest)) {
                best = i;
                smallest = volume;
            }
        }
        System.out.println(best == 0 ? "none" : best);
    }
}

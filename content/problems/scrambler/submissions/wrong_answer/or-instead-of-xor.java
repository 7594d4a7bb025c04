import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int mask = 0;
        for (int i = 0; i < k; i++) mask |= 1 << (n - in.nextInt());
        // Cell 1 is the leftmost bit, and moving on is a shift to the right.
        int state = Integer.parseInt(in.next(), 2);

        StringBuilder sent = new StringBuilder();
        int other = state;
        for (int i = 0; i < 20; i++) {
            sent.append(other & 1);
            other = next(other, mask, n);
        }

        int[] seen = new int[1 << n];
        Arrays.fill(seen, -1);
        int beat = 0;
        while (seen[state] < 0) {
            seen[state] = beat++;
            state = next(state, mask, n);
        }
        System.out.println(seen[state] + " " + (beat - seen[state]));
        System.out.println(sent);
    }

    static int next(int state, int mask, int n) {
        int entering = ((state & mask) != 0 ? 1 : 0);
        return state >> 1 | entering << (n - 1);
    }
}

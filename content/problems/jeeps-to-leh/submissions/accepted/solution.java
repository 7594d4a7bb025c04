import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int c;
    static int[] bags;
    static int[] load;

    /** Whether the bags up to i can be loaded into the jeeps. */
    static boolean fits(int i) {
        if (i < 0) return true;
        for (int j = 0; j < load.length; j++) {
            if (load[j] + bags[i] <= c) {
                load[j] += bags[i];
                if (fits(i - 1)) return true;
                load[j] -= bags[i];
            }
            if (load[j] == 0) break;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        c = in.nextInt();
        bags = new int[n];
        for (int i = 0; i < n; i++) bags[i] = in.nextInt();
        Arrays.sort(bags);
        int jeeps = 1;
        load = new int[jeeps];
        while (!fits(n - 1)) {
            jeeps++;
            load = new int[jeeps];
        }
        System.out.println(jeeps);
    }
}

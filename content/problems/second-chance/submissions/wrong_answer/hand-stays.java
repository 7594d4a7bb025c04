import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int f = in.nextInt();
        int n = in.nextInt();
        int[] page = new int[f];
        boolean[] bit = new boolean[f];
        int hand = 0;
        int faults = 0;
        for (int r = 0; r < n; r++) {
            int wanted = in.nextInt();
            int at = 0;
            while (at < f && page[at] != wanted) at++;
            if (at < f) {
                bit[at] = true;
                continue;
            }
            faults++;
            while (bit[hand]) {
                bit[hand] = false;
                hand = (hand + 1) % f;
            }
            page[hand] = wanted;
            bit[hand] = true;
        }
        StringBuilder out = new StringBuilder();
        for (int p : page) out.append(p == 0 ? "-" : String.valueOf(p)).append(' ');
        System.out.println(faults + "\n" + out.toString().trim());
    }
}

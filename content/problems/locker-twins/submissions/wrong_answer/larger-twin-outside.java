import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        b = b + 2;
        boolean[] composite = new boolean[b + 1];
        for (int d = 2; d * d <= b; d++) {
            if (composite[d]) continue;
            for (int m = d * d; m <= b; m += d) composite[m] = true;
        }
        int pairs = 0;
        int last = 0;
        for (int n = Math.max(a, 2); n + 2 <= b; n++) {
            if (!composite[n] && !composite[n + 2]) {
                pairs++;
                last = n;
            }
        }
        System.out.println(pairs + " " + last);
    }
}

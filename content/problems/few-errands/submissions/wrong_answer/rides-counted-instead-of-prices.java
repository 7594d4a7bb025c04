import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        int n = in.nextInt();
        int[] price = new int[n];
        int[] shop = new int[n];
        for (int i = 0; i < n; i++) {
            price[i] = in.nextInt();
            int count = in.nextInt();
            for (int j = 0; j < count; j++) shop[i] |= 1 << (in.nextInt() - 1);
        }
        int all = (1 << t) - 1;
        int never = 1000000;
        int[] cheapest = new int[all + 1];
        Arrays.fill(cheapest, never);
        cheapest[0] = 0;
        for (int set = 0; set < all; set++) {
            for (int i = 0; i < n; i++) {
                int more = set | shop[i];
                cheapest[more] = Math.min(cheapest[more], cheapest[set] + 1);
            }
        }
        System.out.println(cheapest[all] == never ? "not possible" : String.valueOf(cheapest[all]));
    }
}

import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int x = in.nextInt();
        int y = in.nextInt();
        int k = in.nextInt();
        int[][] crossings = new int[k][];
        for (int i = 0; i < k; i++) crossings[i] = new int[] {in.nextInt(), in.nextInt()};
        Arrays.sort(crossings, (p, q) -> p[0] != q[0] ? p[0] - q[0] : p[1] - q[1]);
        int[] ways = new int[y + 1];
        ways[0] = 1;
        int next = 0;
        for (int a = 0; a <= x; a++) {
            for (int b = 0; b <= y; b++) {
                if (b > 0) ways[b] = (ways[b] + ways[b - 1]) % 1_000_000_007;
                if (next < k && crossings[next][0] == a && crossings[next][1] == b) {
                    ways[b] = 0;
                    next++;
                }
            }
        }
        System.out.println(ways[y]);
    }
}

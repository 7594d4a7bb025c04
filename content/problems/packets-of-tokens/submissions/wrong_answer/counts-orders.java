import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final int NEVER = 1_000_000;
    static final int MODULUS = 1_000_000_007;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int s = in.nextInt();
        int[] packets = new int[n];
        for (int i = 0; i < n; i++) packets[i] = in.nextInt();
        int[] fewest = new int[s + 1];
        int[] choices = new int[s + 1];
        Arrays.fill(fewest, NEVER);
        fewest[0] = 0;
        choices[0] = 1;
        for (int t = 1; t <= s; t++) {
            for (int packet : packets) {
                if (packet > t) continue;
                fewest[t] = Math.min(fewest[t], fewest[t - packet] + 1);
                choices[t] = (choices[t] + choices[t - packet]) % MODULUS;
            }
        }
        System.out.println(fewest[s] == NEVER ? "IMPOSSIBLE" : fewest[s] + " " + choices[s]);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] times = new int[10001];
        for (int i = 0; i < n; i++) times[in.nextInt()]++;
        int served = 0;
        for (int j = 0; j < m; j++) {
            int stop = in.nextInt();
            if (times[stop] > 0) {
                times[stop]--;
                served++;
            }
        }
        System.out.println(served + " " + (n + m - 2 * served));
    }
}

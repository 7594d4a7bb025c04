import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] steps = new long[n];
        long total = 0;
        int best = 0;
        for (int i = 0; i < n; i++) {
            steps[i] = in.nextLong();
            total += steps[i];
            if (steps[i] > steps[best]) best = i;
        }
        int above = 0;
        for (long s : steps) {
            if (s * n > total) above++;
        }
        System.out.printf("%.2f%n%d%n%d%n", (double) total / n, best + 1, above);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        int[] left = new int[n];
        for (int i = 0; i < n; i++) left[i] = in.nextInt();
        long[] done = new long[n];

        // your code here: find done[i], the moment at which process i is finished

        StringBuilder out = new StringBuilder();
        for (long moment : done) out.append(moment).append('\n');
        System.out.print(out);
    }
}

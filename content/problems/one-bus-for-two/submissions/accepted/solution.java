import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] one = new int[in.nextInt()];
        int[] two = new int[in.nextInt()];
        for (int i = 0; i < one.length; i++) one[i] = in.nextInt();
        for (int j = 0; j < two.length; j++) two[j] = in.nextInt();
        int[][] best = new int[one.length + 1][two.length + 1];
        for (int i = 1; i <= one.length; i++) {
            for (int j = 1; j <= two.length; j++) {
                if (one[i - 1] == two[j - 1]) best[i][j] = best[i - 1][j - 1] + 1;
                else best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
            }
        }
        int served = best[one.length][two.length];
        System.out.println(served + " " + (one.length + two.length - 2 * served));
    }
}

import java.util.Scanner;

public class Main {
    static int n;
    static int[][] like;
    static int[] tentOf;
    static int best = 0;

    /** Student i goes into each tent that is used already, or into a new one. */
    static void place(int i, int tents, int mood) {
        if (i == n) {
            best = Math.max(best, mood);
            return;
        }
        for (int tent = 0; tent <= tents; tent++) {
            int gain = 0;
            for (int j = 0; j < i; j++) {
                if (tentOf[j] == tent) gain += like[i][j];
            }
            tentOf[i] = tent;
            place(i + 1, tent == tents ? tents + 1 : tents, mood + gain);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        like = new int[n][n];
        tentOf = new int[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) like[i][j] = in.nextInt();
        }
        place(0, 0, 0);
        System.out.println(best);
    }
}

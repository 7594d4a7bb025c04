import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int s = in.nextInt();
        int d = in.nextInt();
        int[][] takings = new int[s][d];
        for (int i = 0; i < s; i++) {
            for (int j = 0; j < d; j++) takings[i][j] = in.nextInt();
        }
        int[] votes = new int[d];
        int total = 0;
        for (int i = 0; i < s; i++) {
            int best = 0;
            for (int j = 0; j < d; j++) {
                total += takings[i][j];
                if (takings[i][j] > takings[i][best]) best = j;
            }
            votes[best]++;
            System.out.println(total + " " + (best + 1));
        }
        int favourite = 0;
        for (int j = 0; j < d; j++) {
            if (votes[j] > votes[favourite]) favourite = j;
        }
        System.out.println(favourite + 1);
    }
}

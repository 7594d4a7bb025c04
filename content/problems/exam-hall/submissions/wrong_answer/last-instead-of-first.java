import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        int[][] plan = new int[r][c];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) plan[i][j] = in.nextInt();
        }
        int pairs = 0;
        int row = 0;
        int place = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (plan[i][j] == 0) continue;
                int found = 0;
                if (j + 1 < c && plan[i][j + 1] == plan[i][j]) found++;
                if (i + 1 < r && plan[i + 1][j] == plan[i][j]) found++;
                if (found > 0) {
                    row = i + 1;
                    place = j + 1;
                }
                pairs += found;
            }
        }
        if (pairs == 0) System.out.println("plan is fine");
        else System.out.println(pairs + "\n" + row + " " + place);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        int[][] kolam = new int[r][c];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) kolam[i][j] = in.nextInt();
        }
        int sideways = 0, upright = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c / 2; j++) {
                if (kolam[i][j] != kolam[i][c - 1 - j]) {
                    sideways++;
                    break;
                }
            }
        }
        for (int i = 0; i < r / 2; i++) {
            for (int j = 0; j < c; j++) {
                if (kolam[i][j] != kolam[r - 1 - i][j]) upright++;
            }
        }
        System.out.println(sideways + " " + upright);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] square = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) square[i][j] = in.nextInt();
        }
        int target = 0, falling = 0, rising = 0, different = 0;
        for (int j = 0; j < n; j++) target += square[0][j];
        for (int i = 0; i < n; i++) {
            int row = 0, column = 0;
            for (int j = 0; j < n; j++) {
                row += square[i][j];
                column += square[j][i];
            }
            if (row != target) different++;
            if (column != target) different++;
            falling += square[i][i];
            rising += square[i][n - 1 - i];
        }
        if (falling != target) different++;
        if (rising != target) different++;
        System.out.println(target);
        if (different == 0) System.out.println("magic");
        else System.out.println(different);
    }
}

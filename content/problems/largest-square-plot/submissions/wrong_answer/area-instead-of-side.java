import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        int[][] side = new int[r + 1][c + 1];
        int largest = 0;
        int places = 0;
        for (int i = 1; i <= r; i++) {
            String row = in.next();
            for (int j = 1; j <= c; j++) {
                if (row.charAt(j - 1) == '#') continue;
                side[i][j] = 1 + Math.min(side[i - 1][j - 1], Math.min(side[i - 1][j], side[i][j - 1]));
                if (side[i][j] > largest) {
                    largest = side[i][j];
                    places = 0;
                }
                if (side[i][j] == largest) places++;
            }
        }
        System.out.println(largest * largest + " " + places);
    }
}

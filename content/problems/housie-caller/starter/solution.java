import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] ticket = new int[3][9];
        for (int[] row : ticket) {
            for (int place = 0; place < 9; place++) row[place] = in.nextInt();
        }
        int line = 0;
        int house = 0;
        int m = in.nextInt();
        for (int call = 1; call <= m; call++) {
            int number = in.nextInt();
            // Your code here: mark the number, and see whether a row or the house is complete.
        }
        System.out.println(line + " " + house);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] rowOf = new int[91];
        for (int row = 1; row <= 3; row++) {
            for (int place = 0; place < 9; place++) {
                int number = in.nextInt();
                if (number > 0) rowOf[number] = row;
            }
        }
        int[] missing = {15, 5, 5, 5};
        int line = 0;
        int house = 0;
        int m = in.nextInt();
        for (int call = 1; call <= m; call++) {
            int row = rowOf[in.nextInt()];
            if (row == 0) continue;
            missing[row]--;
            missing[0]--;
            if (missing[row] == 0) line = call;
            if (missing[0] == 0) house = call;
        }
        System.out.println(line + " " + house);
    }
}

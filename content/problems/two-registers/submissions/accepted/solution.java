import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int both = 0, one = 0, first = -1;
        for (int day = 0; day <= 30; day++) {
            int mask = 1 << day;
            if ((a & b & mask) != 0) {
                both++;
                if (first == -1) first = day;
            }
            if (((a ^ b) & mask) != 0) one++;
        }
        System.out.println(both + " " + one + " " + first);
    }
}

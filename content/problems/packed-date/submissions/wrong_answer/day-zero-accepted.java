import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            if (in.next().equals("pack")) {
                int day = in.nextInt();
                int month = in.nextInt();
                int year = in.nextInt();
                System.out.println((year - 1980) << 9 | month << 5 | day);
            } else {
                int packed = in.nextInt();
                int day = packed & 31;
                int month = packed >> 5 & 15;
                int year = (packed >> 9) + 1980;
                if (month == 0 || month > 12) System.out.println("damaged");
                else System.out.println(day + " " + month + " " + year);
            }
        }
    }
}

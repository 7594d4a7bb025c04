import java.util.Scanner;

public class Main {
    static int leapYearsUpTo(int year) {
        return year / 4 - year / 100;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int b = in.nextInt();
        int y = in.nextInt();
        System.out.println(leapYearsUpTo(y) - leapYearsUpTo(b));
    }
}

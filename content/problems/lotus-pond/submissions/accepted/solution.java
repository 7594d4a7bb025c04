import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), c = in.nextLong(), r = in.nextLong();
        int day = 1;
        long evening = 2 * (c - r);
        while (evening > 0 && evening < a && evening != c) {
            c = evening;
            evening = 2 * (c - r);
            day++;
        }
        if (evening <= 0) {
            System.out.println("gone on day " + day);
        } else if (evening >= a) {
            System.out.println("full on day " + day);
        } else {
            System.out.println("always " + c);
        }
    }
}

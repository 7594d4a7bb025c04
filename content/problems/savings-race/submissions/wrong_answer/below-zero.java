import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), p = in.nextLong();
        long b = in.nextLong(), q = in.nextLong(), f = in.nextLong();
        int month = 0;
        while (b <= a && month < 600) {
            month++;
            a += p;
            b += q;
            if (month % 6 == 0 && month <= 24) b -= f;
        }
        System.out.println(b > a ? month + " " + b : "never");
    }
}

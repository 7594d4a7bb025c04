import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        long d = in.nextLong();
        long gaps = n / d;
        System.out.println(2 * (gaps + 1) + " " + 2 * gaps * d);
    }
}

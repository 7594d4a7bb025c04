import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int thousands = n / 1000;
        int hundreds = n / 100 % 10;
        int tens = n / 10 % 10;
        int ones = n % 10;
        int inside = ones * 1000 + tens * 100 + hundreds * 10 + thousands;
        System.out.printf("%04d %d%n", inside, inside - n);
    }
}

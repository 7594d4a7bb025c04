import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        int m = in.nextInt();
        double p = in.nextDouble();
        int k = in.nextInt();
        double litres = 2.0 * d / m;
        System.out.printf("%.2f%n%.2f%n", litres, litres * p / k);
    }
}

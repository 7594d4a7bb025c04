import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int squares = 0;
        while (b > 0) {
            squares += a / b;
            int rest = a % b;
            a = b;
            b = rest;
        }
        System.out.println(squares + " " + a);
    }
}

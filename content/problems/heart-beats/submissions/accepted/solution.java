import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int b = in.nextInt();
        int y = in.nextInt();
        int d = in.nextInt();
        long days = 365 * y + d;
        long beats = days * 24 * 60 * b;
        System.out.println(beats);
        System.out.println(beats / 10000000);
    }
}

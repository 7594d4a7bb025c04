import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long b = in.nextLong();
        long s = in.nextLong();
        long c = in.nextLong();
        System.out.println(b * (s / c) + " " + b * (s % c));
    }
}

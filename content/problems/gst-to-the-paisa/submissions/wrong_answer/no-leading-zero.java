import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long net = in.nextLong() * in.nextLong();
        long rate = in.nextLong();
        long total = net + (net * rate + 50) / 100;
        System.out.println(total / 100 + "." + total % 100);
    }
}

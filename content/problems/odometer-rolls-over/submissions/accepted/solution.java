import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        long a = in.nextLong();
        long b = in.nextLong();
        long all = 1;
        for (int i = 0; i < d; i++) all *= 10;
        long distance = (b - a + all) % all;
        System.out.println(distance + " " + String.format("%0" + d + "d", (b + distance) % all));
    }
}

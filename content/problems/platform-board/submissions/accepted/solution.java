import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = in.nextInt();
        String name = in.next();
        int hour = in.nextInt();
        int minute = in.nextInt();
        int platform = in.nextInt();
        System.out.printf("%05d %-12s%02d:%02d%4d%n", number, name, hour, minute, platform);
    }
}

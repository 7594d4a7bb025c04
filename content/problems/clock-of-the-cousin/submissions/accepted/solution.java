import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] parts = in.next().split(":");
        int d = in.nextInt();
        int minutes = 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
        int time = (minutes + d + 1440) % 1440;
        System.out.printf("%02d:%02d%n", time / 60, time % 60);
    }
}

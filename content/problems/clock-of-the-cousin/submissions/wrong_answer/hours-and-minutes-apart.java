import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] parts = in.next().split(":");
        int d = in.nextInt();
        int hours = (Integer.parseInt(parts[0]) + d / 60 + 24) % 24;
        int minutes = (Integer.parseInt(parts[1]) + d % 60 + 60) % 60;
        System.out.printf("%02d:%02d%n", hours, minutes);
    }
}

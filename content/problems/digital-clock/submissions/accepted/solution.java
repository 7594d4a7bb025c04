import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int s = new Scanner(System.in).nextInt();
        System.out.printf("%02d:%02d:%02d%n", s / 3600, s / 60 % 60, s % 60);
    }
}

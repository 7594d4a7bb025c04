import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = in.nextInt();
        String name = in.next();
        int hour = in.nextInt();
        int minute = in.nextInt();
        int platform = in.nextInt();

        // Your code here: give each value its width.
        System.out.printf("%d %s %d:%d %d%n", number, name, hour, minute, platform);
    }
}

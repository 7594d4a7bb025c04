import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int hour = in.nextInt();
        int minute = in.nextInt();
        int shortHand = hour * 60 + minute;
        int longHand = minute * 12;
        int angle = Math.abs(shortHand - longHand);
        if (angle > 360) angle = 720 - angle;
        System.out.println(angle);
    }
}

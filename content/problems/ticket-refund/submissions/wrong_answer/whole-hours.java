import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int coach = in.nextInt(), fare = in.nextInt(), minutes = in.nextInt();
        int charge = switch (coach) {
            case 1 -> 240;
            case 2 -> 200;
            case 3 -> 180;
            default -> 60;
        };
        int kept;
        minutes = minutes / 60 * 60; // only full hours
        if (minutes > 48 * 60) {
            kept = charge;
        } else if (minutes > 12 * 60) {
            kept = Math.max(charge, (fare + 3) / 4);
        } else if (minutes >= 4 * 60) {
            kept = Math.max(charge, (fare + 1) / 2);
        } else {
            kept = fare;
        }
        System.out.println(Math.max(0, fare - kept));
    }
}

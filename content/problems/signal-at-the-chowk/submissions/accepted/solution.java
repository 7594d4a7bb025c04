import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int g = in.nextInt(), y = in.nextInt(), r = in.nextInt(), t = in.nextInt();
        int round = g + y + r;
        int age = t % round;
        if (age < g) {
            System.out.println("green 0");
        } else if (age < g + y) {
            System.out.println("yellow " + (round - age));
        } else {
            System.out.println("red " + (round - age));
        }
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int s = in.nextInt();
        int m = in.nextInt();
        int d = in.nextInt();
        int stairs = Math.abs(a - b) * s;
        int lift = (Math.abs(c - a) + Math.abs(a - b)) * m + 3 * d;
        if (lift <= stairs) System.out.println("LIFT " + lift);
        else System.out.println("STAIRS " + stairs);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int target = in.nextInt();
        int made = in.nextInt();
        int overs = in.nextInt();
        String bowled = in.next();
        int point = bowled.indexOf('.');
        int done = 6 * Integer.parseInt(bowled.substring(0, point)) + Integer.parseInt(bowled.substring(point + 1));
        int runs = target - made;
        int balls = 6 * overs - done;
        int tenths = 60 * runs / balls + 1;
        System.out.println(runs + " runs from " + balls + " balls");
        System.out.println(tenths / 10 + "." + tenths % 10);
    }
}

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

        int stairs = 0;
        int lift = 0;
        // Your code here: work out how long both ways take, then decide.

        System.out.println("STAIRS " + stairs);
    }
}

import java.util.Scanner;

public class Main {
    /** The line to print for a frame. */
    static String check(String frame) {
        // Your code here: ok, fixed or lost?
        return "ok " + frame;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) System.out.println(check(in.next()));
    }
}

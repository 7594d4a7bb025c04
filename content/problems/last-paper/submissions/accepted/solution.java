import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        int t = in.nextInt();
        int needed = 5 * t - (a + b + c + d);
        if (needed < 33) needed = 33;
        if (needed > 100 || a < 33 || b < 33 || c < 33 || d < 33) System.out.println("not possible");
        else System.out.println(needed);
    }
}

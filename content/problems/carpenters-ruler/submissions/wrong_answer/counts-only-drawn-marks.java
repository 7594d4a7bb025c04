import java.util.Scanner;

public class Main {
    static int n, a, b;
    static int number = 0;
    static int drawn = 0;

    static void ruler(int length) {
        if (length == 0) return;
        ruler(length - 1);
        number++;
        if (a <= number && number <= b) {
            drawn++;
            System.out.println("-".repeat(length) + (length == n ? " " + drawn : ""));
        }
        ruler(length - 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        a = in.nextInt();
        b = in.nextInt();
        ruler(n);
    }
}

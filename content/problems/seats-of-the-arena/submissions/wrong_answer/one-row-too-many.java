import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int d = in.nextInt();
        int n = in.nextInt();
        int last = a + n * d;
        System.out.println(last);
        System.out.println(n * (a + last) / 2);
    }
}

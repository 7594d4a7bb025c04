import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int left = 0;
        for (int i = 0; i < n; i++) left ^= in.nextInt();
        System.out.println(left);
        System.out.println(n / 2);
    }
}

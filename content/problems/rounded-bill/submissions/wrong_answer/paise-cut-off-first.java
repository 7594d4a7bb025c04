import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        int fives = (t / 100 + 2) / 5;
        System.out.println(fives * 5);
        System.out.println(fives * 500 - t);
    }
}

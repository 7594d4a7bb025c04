import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int amount = in.nextInt();
        int rest = amount / 100 - 1;
        System.out.println("500: " + rest / 5);
        rest = rest % 5;
        System.out.println("200: " + rest / 2);
        System.out.println("100: " + (rest % 2 + 1));
    }
}

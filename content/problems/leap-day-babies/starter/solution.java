import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int b = in.nextInt();
        int y = in.nextInt();

        int birthdays = 0;
        // Your code here: count them. Up to a hundred crore (1000000000) years may lie between b and y.

        System.out.println(birthdays);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String left = in.next();
        String middle = in.next();
        String right = in.next();
        System.out.println(right + " " + left + " " + middle);
        System.out.println(right + " " + middle + " " + left);
        System.out.println(right + " " + left + " " + middle);
    }
}

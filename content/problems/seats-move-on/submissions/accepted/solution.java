import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String left = in.next();
        String middle = in.next();
        String right = in.next();

        String last = right;
        right = middle;
        middle = left;
        left = last;
        System.out.println(left + " " + middle + " " + right);

        last = right;
        right = left;
        left = last;
        System.out.println(left + " " + middle + " " + right);

        last = right;
        right = middle;
        middle = left;
        left = last;
        System.out.println(left + " " + middle + " " + right);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String a = in.next();
        String b = in.next();
        String gate = a + b;
        String other = b + a;
        int difference = Integer.parseInt(other) - Integer.parseInt(gate);

        System.out.println("gate: " + gate);
        System.out.println("other way: " + other);
        System.out.println("difference: " + difference);
        System.out.println("sum: " + a + b);
    }
}

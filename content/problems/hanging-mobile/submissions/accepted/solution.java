import java.util.Scanner;

public class Main {
    static final Scanner in = new Scanner(System.in);
    static int tilted = 0;

    static long weigh() {
        String part = in.next();
        if (!part.equals("R")) return Long.parseLong(part);
        long left = weigh();
        long right = weigh();
        if (left != right) tilted++;
        return left + right + 1;
    }

    public static void main(String[] args) {
        long weight = weigh();
        System.out.println(weight + " " + tilted);
    }
}

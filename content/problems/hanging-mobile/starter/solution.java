import java.util.Scanner;

public class Main {
    static final Scanner in = new Scanner(System.in);
    static int tilted = 0;

    /** Reads one mobile and returns its weight. */
    static long weigh() {
        String part = in.next();
        if (!part.equals("R")) return Long.parseLong(part);

        // your code here: this is a rod

        return 0;
    }

    public static void main(String[] args) {
        long weight = weigh();
        System.out.println(weight + " " + tilted);
    }
}

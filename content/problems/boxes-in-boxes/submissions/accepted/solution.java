import java.util.Scanner;

public class Main {
    static final Scanner in = new Scanner(System.in);
    static int boxes, empty, deepest;

    /** Unpacks one box; its "(" has been read. */
    static void unpack(int depth) {
        int parts = 0;
        boxes++;
        deepest = Math.max(deepest, depth);
        for (String sign = in.next(); !sign.equals(")"); sign = in.next()) {
            parts++;
            if (sign.equals("(")) unpack(depth + 1);
            else System.out.println(sign + " " + depth);
        }
        if (parts == 0) empty++;
    }

    public static void main(String[] args) {
        in.next();
        unpack(1);
        System.out.println(boxes + " " + empty + " " + deepest);
    }
}

import java.util.Scanner;

public class Main {
    static long roundedUp(long amount, long part) {
        return (amount + part - 1) / part;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long l = in.nextLong();
        long w = in.nextLong();
        long t = in.nextLong();
        long k = in.nextLong();
        long tiles = roundedUp(l, t) * roundedUp(w, t);
        long boxes = tiles / k + 1;
        System.out.println(boxes + " " + (boxes * k - tiles));
    }
}

import java.util.Scanner;

public class Main {
    interface Coupon {
        int saving(int bill);
    }

    record Flat(int least, int rupees) implements Coupon {
        @Override
        public int saving(int bill) {
            return bill >= least ? rupees : 0;
        }
    }

    // Your code here: Percent and Step.

    static Coupon read(Scanner in) {
        String kind = in.next();
        int first = in.nextInt();
        int second = in.nextInt();
        return new Flat(first, second); // Your code here: choose by kind.
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Coupon[] coupons = new Coupon[in.nextInt()];
        int bills = in.nextInt();
        for (int i = 0; i < coupons.length; i++) coupons[i] = read(in);
        for (int b = 0; b < bills; b++) {
            int bill = in.nextInt();
            int best = 0;
            int saved = 0;
            // Your code here: find the best coupon.
            System.out.println(best + " " + saved);
        }
    }
}

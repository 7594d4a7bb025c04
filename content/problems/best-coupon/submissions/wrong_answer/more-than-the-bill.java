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

    record Percent(int percent, int most) implements Coupon {
        @Override
        public int saving(int bill) {
            return Math.min(bill * percent / 100, most);
        }
    }

    record Step(int step, int rupees) implements Coupon {
        @Override
        public int saving(int bill) {
            return bill / step * rupees;
        }
    }

    static Coupon read(Scanner in) {
        String kind = in.next();
        int first = in.nextInt();
        int second = in.nextInt();
        if (kind.equals("FLAT")) return new Flat(first, second);
        if (kind.equals("PERCENT")) return new Percent(first, second);
        return new Step(first, second);
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
            for (int i = 0; i < coupons.length; i++) {
                int saving = coupons[i].saving(bill);
                if (saving > saved) {
                    saved = saving;
                    best = i + 1;
                }
            }
            System.out.println(best + " " + saved);
        }
    }
}

import java.util.Scanner;

public class Main {
    static abstract class Item {
        final int grams;

        Item(int grams) {
            this.grams = grams;
        }

        abstract int price();
    }

    static class Letter extends Item {
        Letter(int grams) {
            super(grams);
        }

        @Override
        int price() {
            return 5 * started(grams, 20);
        }
    }

    static class Parcel extends Item {
        Parcel(int grams) {
            super(grams);
        }

        @Override
        int price() {
            return 30 + 12 * started(Math.max(0, grams - 500), 500);
        }
    }

    static class Fragile extends Parcel {
        Fragile(int grams) {
            super(grams);
        }

        @Override
        int price() {
            return super.price() + 25;
        }
    }

    static class Insured extends Parcel {
        private final int value;

        Insured(int grams, int value) {
            super(grams);
            this.value = value;
        }

        @Override
        int price() {
            return super.price() + Math.max(10, started(value, 100));
        }
    }

    static int started(int amount, int part) {
        return (amount + part - 1) / part;
    }

    static Item read(String kind, Scanner in) {
        int grams = in.nextInt();
        if (kind.equals("letter")) return new Letter(grams);
        if (kind.equals("parcel")) return new Parcel(grams);
        if (kind.equals("fragile")) return new Fragile(grams);
        return new Insured(grams, in.nextInt());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), most = 0;
        String dearest = "";
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            String name = in.next();
            int price = read(kind, in).price();
            System.out.println(name + " " + price);
            if (price > most) {
                most = price;
                dearest = name;
            }
        }
        System.out.println("dearest " + dearest);
    }
}

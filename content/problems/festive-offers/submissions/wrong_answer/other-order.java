import java.util.Scanner;

public class Main {
    interface Offer {
        long apply(long price);
    }

    static Offer make(String word, Scanner in, Offer[] offers) {
        if (word.equals("percent")) {
            int percent = in.nextInt();
            return price -> price - price * percent / 100;
        }
        if (word.equals("flat")) {
            int rupees = in.nextInt();
            return price -> Math.max(price - rupees, 0);
        }
        if (word.equals("above")) {
            int border = in.nextInt();
            Offer offer = offers[in.nextInt()];
            return price -> price > border ? offer.apply(price) : price;
        }
        Offer first = offers[in.nextInt()];
        Offer second = offers[in.nextInt()];
        if (word.equals("then")) return price -> first.apply(second.apply(price));
        return price -> Math.min(first.apply(price), second.apply(price));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Offer[] offers = new Offer[n + 1];
        int count = 0;
        for (int i = 0; i < n; i++) {
            String word = in.next();
            if (word.equals("price")) {
                Offer offer = offers[in.nextInt()];
                System.out.println(offer.apply(in.nextLong()));
            } else {
                count++;
                offers[count] = make(word, in, offers);
            }
        }
    }
}

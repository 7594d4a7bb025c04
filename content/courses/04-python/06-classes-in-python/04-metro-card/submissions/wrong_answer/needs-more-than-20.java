import java.util.Scanner;

public class Main {
    static class Card {
        private int balance = 0;
        private int entered = 0; // the station, or 0 if the holder is not inside

        String topUp(int rupees) {
            balance += rupees;
            return String.valueOf(balance);
        }

        String enter(int station) {
            if (entered != 0) return "inside";
            if (balance <= 20) return "low";
            entered = station;
            return "open";
        }

        String leave(int station) {
            if (entered == 0) return "outside";
            int fare = 10 + 5 * Math.abs(station - entered);
            balance -= fare;
            entered = 0;
            return fare + " " + balance;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Card[] cards = new Card[501];
        for (int i = 0; i < cards.length; i++) cards[i] = new Card();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            Card card = cards[in.nextInt()];
            int value = in.nextInt();
            if (what.equals("TOP")) out.append(card.topUp(value));
            else if (what.equals("IN")) out.append(card.enter(value));
            else out.append(card.leave(value));
            out.append('\n');
        }
        System.out.print(out);
    }
}

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
            return ""; // your code here
        }

        String leave(int station) {
            return ""; // your code here
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Card[] cards = new Card[501];
        for (int i = 0; i < cards.length; i++) cards[i] = new Card();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            Card card = cards[in.nextInt()];
            int value = in.nextInt();
            if (what.equals("TOP")) System.out.println(card.topUp(value));
            else if (what.equals("IN")) System.out.println(card.enter(value));
            else System.out.println(card.leave(value));
        }
    }
}

import java.util.Scanner;

public class Main {
    static class Card {
        private int balance;

        Card(int rupees) {
            balance = rupees;
        }

        // Your code here: a method for each event, which answers whether it is allowed.

        int rupees() {
            return balance;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Card card = new Card(in.nextInt());
        for (int i = 0; i < n; i++) {
            String event = in.next();
            int number = in.nextInt();
            // Your code here: RECHARGE, IN or OUT.
            System.out.println(card.rupees());
        }
    }
}

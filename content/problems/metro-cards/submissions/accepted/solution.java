import java.util.Scanner;

public class Main {
    static class Card {
        final String name;
        private int balance;

        Card(String name, int balance) {
            this.name = name;
            this.balance = balance;
        }

        boolean recharge(int amount) {
            if (balance + amount > 3000) return false;
            balance += amount;
            return true;
        }

        boolean ride(int km) {
            int fare = Math.min(60, 10 + 2 * km);
            if (fare > balance) return false;
            balance -= fare;
            return true;
        }

        int getBalance() {
            return balance;
        }
    }

    static Card[] cards = new Card[300];
    static int count = 0;

    static Card find(String name) {
        for (int i = 0; i < count; i++) {
            if (cards[i].name.equals(name)) return cards[i];
        }
        return null;
    }

    static String answer(String command, String name, int value) {
        Card card = find(name);
        if (command.equals("new")) {
            if (card != null) return "taken";
            cards[count++] = new Card(name, value);
            return "ok";
        }
        if (card == null) return "unknown";
        if (command.equals("recharge")) {
            if (!card.recharge(value)) return "limit";
        } else {
            if (!card.ride(value)) return "refused";
        }
        return "" + card.getBalance();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String name = in.next();
            System.out.println(name + " " + answer(command, name, in.nextInt()));
        }
    }
}

import java.util.Scanner;

public class Main {
    static class Card {
        private int balance;
        private boolean inside = false;
        private int from = 0;

        Card(int rupees) {
            balance = rupees;
        }

        boolean recharge(int rupees) {
            if (balance + rupees > 3000) return false;
            balance += rupees;
            return true;
        }

        boolean enter(int station) {
            if (inside || balance < 50) return false;
            inside = true;
            from = station;
            return true;
        }

        boolean leave(int station) {
            if (!inside) return false;
            inside = false;
            balance -= Math.min(10 + 4 * Math.abs(station - from), 60);
            return true;
        }

        int rupees() {
            return balance;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Card card = new Card(in.nextInt());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String event = in.next();
            int number = in.nextInt();
            boolean allowed;
            if (event.equals("RECHARGE")) allowed = card.recharge(number);
            else if (event.equals("IN")) allowed = card.enter(number);
            else allowed = card.leave(number);
            out.append(allowed ? card.rupees() : "REFUSED").append('\n');
        }
        System.out.print(out);
    }
}

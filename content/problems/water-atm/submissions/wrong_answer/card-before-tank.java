import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Refusal extends Exception {
        Refusal(String message) {
            super(message);
        }
    }

    static class NoCard extends Refusal {
        NoCard(String card) {
            super("no card " + card);
        }
    }

    static class Lacks extends Refusal {
        Lacks(String what, int missing) {
            super(what + " lacks " + missing);
        }
    }

    static class WaterAtm {
        private final int price;
        private int tank = 0;
        private final Map<String, Integer> cards = new HashMap<>();

        WaterAtm(int price) {
            this.price = price;
        }

        int fill(int litres) {
            tank += litres;
            return tank;
        }

        int load(String card, int paise) {
            return cards.merge(card, paise, Integer::sum);
        }

        // Returns the paise that are left. All checks come before the first change.
        int take(String card, int litres) throws Refusal {
            if (!cards.containsKey(card)) throw new NoCard(card);
            int left = cards.get(card) - litres * price;
            if (left < 0) throw new Lacks("card", -left);
            if (litres > tank) throw new Lacks("tank", litres - tank);
            tank -= litres;
            cards.put(card, left);
            return left;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        WaterAtm atm = new WaterAtm(in.nextInt());
        int n = in.nextInt();
        int refused = 0;
        for (int i = 0; i < n; i++) {
            String command = in.next();
            if (command.equals("fill")) {
                System.out.println(atm.fill(in.nextInt()));
                continue;
            }
            String card = in.next();
            int x = in.nextInt();
            try {
                if (command.equals("load")) System.out.println(atm.load(card, x));
                else System.out.println("took " + x + " left " + atm.take(card, x));
            } catch (Refusal problem) {
                System.out.println(problem.getMessage());
                refused++;
            }
        }
        System.out.println("refused " + refused);
    }
}

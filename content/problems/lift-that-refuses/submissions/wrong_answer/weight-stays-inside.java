import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Refusal extends Exception {
        Refusal(String message) {
            super(message);
        }
    }

    static class Lift {
        private final int limit;
        private final Map<String, Integer> inside = new HashMap<>();
        private int total = 0;

        Lift(int limit) {
            this.limit = limit;
        }

        void getIn(String name, int kg) throws Refusal {
            if (inside.containsKey(name)) throw new Refusal(name + " is already inside");
            if (total + kg > limit) throw new Refusal("too heavy by " + (total + kg - limit) + " kg");
            inside.put(name, kg);
            total += kg;
        }

        void getOut(String name) throws Refusal {
            if (!inside.containsKey(name)) throw new Refusal(name + " is not inside");
            inside.remove(name);
        }

        String state() {
            return inside.size() + " inside, " + total + " kg";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Lift lift = new Lift(in.nextInt());
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String name = in.next();
            try {
                if (command.equals("in")) lift.getIn(name, in.nextInt());
                else lift.getOut(name);
                System.out.println(lift.state());
            } catch (Refusal refusal) {
                System.out.println(refusal.getMessage());
            }
        }
    }
}

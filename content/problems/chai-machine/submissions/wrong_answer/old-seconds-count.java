import java.util.Scanner;

public class Main {
    enum State { IDLE, PAYING, BREWING, EMPTY }

    static class Machine {
        private State state = State.EMPTY;
        private int paid = 0;
        private int seconds = 0;
        private int cups = 0;
        private int sold = 0;

        /** What happens to a coin; returns the rupees that come out, as every event does. */
        int coin(int rupees) {
            return switch (state) {
                case BREWING, EMPTY -> rupees;
                case IDLE, PAYING -> {
                    paid += rupees;
                    state = State.PAYING;
                    yield 0;
                }
            };
        }

        int press() {
            if (state != State.PAYING || paid < 20) return 0;
            return giveBack(paid - 20, State.BREWING);
        }

        int cancel() {
            return state == State.PAYING ? giveBack(paid, State.IDLE) : 0;
        }

        private int giveBack(int rupees, State next) {
            paid = 0;
            state = next;
            return rupees;
        }

        int tick() {
            seconds++;
            if (state == State.BREWING && seconds >= 3) serve();
            return 0;
        }

        private void serve() {
            cups--;
            sold++;
            state = cups > 0 ? State.IDLE : State.EMPTY;
        }

        int refill(int more) {
            cups += more;
            if (state == State.EMPTY) state = State.IDLE;
            return 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Machine machine = new Machine();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int rupees = switch (in.next()) {
                case "coin" -> machine.coin(in.nextInt());
                case "press" -> machine.press();
                case "cancel" -> machine.cancel();
                case "tick" -> machine.tick();
                default -> machine.refill(in.nextInt());
            };
            out.append(machine.state).append(' ').append(rupees).append('\n');
        }
        out.append("sold ").append(machine.sold);
        System.out.println(out);
    }
}

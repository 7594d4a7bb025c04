import java.util.Scanner;

public class Main {
    static class Locker {
        private String pin = ""; // empty text: the locker is empty
        private int wrong = 0;   // wrong tries in a row

        private boolean blocked() {
            return wrong == 3;
        }

        String put(String newPin) {
            if (!pin.isEmpty()) return "taken";
            pin = newPin;
            return "closed";
        }

        String open(String typed) {
            if (pin.isEmpty()) return "empty";
            if (blocked()) return "blocked";
            if (typed.equals(pin)) {
                pin = "";
                wrong = 0;
                return "open";
            }
            wrong++;
            return blocked() ? "blocked" : "wrong";
        }

        String reset() {
            if (!blocked()) return "not blocked";
            wrong = 0;
            return "reset";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Locker[] lockers = new Locker[21];
        for (int k = 1; k <= 20; k++) lockers[k] = new Locker();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            Locker locker = lockers[in.nextInt()];
            if (command.equals("put")) System.out.println(locker.put(in.next()));
            else if (command.equals("open")) System.out.println(locker.open(in.next()));
            else System.out.println(locker.reset());
        }
    }
}

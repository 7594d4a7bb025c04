import java.util.Scanner;

public class Main {
    static class Battery {
        private int level = 50;

        int level() {
            return level;
        }

        void charge(int minutes) {
            for (int i = 0; i < minutes && level < 100; i++) level += level < 80 ? 2 : 1;
        }

        int use(int minutes) {
            int used = Math.min(minutes, level);
            level -= used;
            return used;
        }

        boolean give(Battery other, int percent) {
            if (level - percent < 20) return false;
            level -= percent;
            other.level = Math.min(100, other.level + percent);
            return true;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Battery[] phone = new Battery[6];
        for (int p = 1; p <= 5; p++) phone[p] = new Battery();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            Battery battery = phone[in.nextInt()];
            if (command.equals("charge")) {
                battery.charge(in.nextInt());
                System.out.println(battery.level());
            } else if (command.equals("use")) {
                System.out.println(battery.use(in.nextInt()));
            } else {
                Battery other = phone[in.nextInt()];
                boolean given = battery.give(other, in.nextInt());
                System.out.println(given ? battery.level() + " " + other.level() : "refused");
            }
        }
    }
}

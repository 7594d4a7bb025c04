import java.util.Scanner;

public class Main {
    interface Switchable {
        void press();

        boolean isOn();
    }

    interface Adjustable {
        void adjust(int by);

        int level();
    }

    static class Lamp implements Switchable {
        private boolean on;

        public void press() {
            on = !on;
        }

        public boolean isOn() {
            return on;
        }
    }

    static class Curtain implements Adjustable {
        private int level = 5;

        public void adjust(int by) {
            level = Math.max(0, Math.min(10, level + by));
        }

        public int level() {
            return level;
        }
    }

    static class Radio extends Lamp implements Adjustable {
        private final Curtain volume = new Curtain(); // a number from 0 to 10 as well

        public void adjust(int by) {
            volume.adjust(by);
        }

        public int level() {
            return volume.level();
        }
    }

    static class Clock {
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        int n = in.nextInt();
        String[] names = new String[d];
        Object[] devices = new Object[d];
        for (int i = 0; i < d; i++) {
            devices[i] = switch (in.next()) {
                case "lamp" -> new Lamp();
                case "curtain" -> new Curtain();
                case "radio" -> new Radio();
                default -> new Clock();
            };
            names[i] = in.next();
        }
        for (int i = 0; i < n; i++) {
            String command = in.next();
            if (command.equals("leave")) {
                int count = 0;
                for (Object device : devices) {
                    if (device instanceof Switchable s && s.isOn()) {
                        s.press();
                        count++;
                    }
                }
                System.out.println(count);
                continue;
            }
            String name = in.next();
            int place = 0;
            while (!names[place].equals(name)) place++;
            Object device = devices[place];
            if (command.equals("press") && device instanceof Switchable s) {
                s.press();
                System.out.println(s.isOn() ? "on" : "off");
            } else if (!command.equals("press") && device instanceof Adjustable a) {
                a.adjust(command.equals("more") ? 1 : -1);
                System.out.println(a.level());
            } else {
                System.out.println("cannot");
            }
        }
    }
}

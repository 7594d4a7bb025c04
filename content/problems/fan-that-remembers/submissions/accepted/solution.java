import java.util.Scanner;

public class Main {
    static class Fan {
        private boolean on = false;
        private int speed = 3; // remembered while the fan is off

        boolean isOn() {
            return on;
        }

        void switchOn() {
            on = true;
        }

        void switchOff() {
            on = false;
        }

        void up() {
            if (on && speed < 5) speed++;
        }

        void down() {
            if (on && speed > 1) speed--;
        }

        void losePower() {
            on = false;
            speed = 1;
        }

        String state() {
            return on ? "" + speed : "off";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Fan[] fans = new Fan[20];
        for (int k = 0; k < 20; k++) fans[k] = new Fan();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            if (command.equals("cut")) {
                int running = 0;
                for (Fan fan : fans) {
                    if (fan.isOn()) running++;
                    fan.losePower();
                }
                System.out.println(running);
                continue;
            }
            Fan fan = fans[in.nextInt() - 1];
            switch (command) {
                case "on" -> fan.switchOn();
                case "off" -> fan.switchOff();
                case "up" -> fan.up();
                default -> fan.down();
            }
            System.out.println(fan.state());
        }
    }
}

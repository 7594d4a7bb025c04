import java.util.Scanner;

public class Main {
    abstract static class Invitation {
        protected final String guest, date, host;

        Invitation(String guest, String date, String host) {
            this.guest = guest;
            this.date = date;
            this.host = host;
        }

        String greeting() {
            return "Dear " + guest + ",";
        }

        abstract String occasion();

        String request() {
            return "Please come!";
        }

        void print() {
            System.out.println(greeting());
            System.out.println(occasion());
            System.out.println(request());
            System.out.println("Yours, " + host);
            System.out.println("----------");
        }
    }

    static class Wedding extends Invitation {
        private final String partner;

        Wedding(String guest, String date, String host, String partner) {
            super(guest, date, host);
            this.partner = partner;
        }

        @Override
        String occasion() {
            return host + " and " + partner + " marry on " + date + ".";
        }

        String request(String guest) {
            return "Please come with your family!";
        }
    }

    static class Birthday extends Invitation {
        private final int age;

        Birthday(String guest, String date, String host, int age) {
            super(guest, date, host);
            this.age = age;
        }

        @Override
        String occasion() {
            return host + " turns " + age + " on " + date + ".";
        }
    }

    static class Puja extends Invitation {
        Puja(String guest, String date, String host) {
            super(guest, date, host);
        }

        @Override
        String greeting() {
            return "Namaste " + guest + ",";
        }

        @Override
        String occasion() {
            return host + " invites you to a puja on " + date + ".";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String kind = in.next(), guest = in.next(), date = in.next(), host = in.next();
            Invitation invitation = switch (kind) {
                case "wedding" -> new Wedding(guest, date, host, in.next());
                case "birthday" -> new Birthday(guest, date, host, in.nextInt());
                default -> new Puja(guest, date, host);
            };
            invitation.print();
        }
    }
}

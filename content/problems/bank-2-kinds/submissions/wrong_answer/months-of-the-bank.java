import java.util.Scanner;

public class Main {
    abstract static class Account {
        private static int opened = 0;

        private final int number;
        private final String name;
        private long balance;

        Account(String name, long balance) {
            opened++;
            this.number = 1000 + opened;
            this.name = name;
            this.balance = balance;
        }

        int number() {
            return number;
        }

        long balance() {
            return balance;
        }

        void deposit(long rupees) {
            balance += rupees;
        }

        boolean withdraw(long rupees) {
            if (!mayFallTo(balance - rupees)) return false;
            balance -= rupees;
            return true;
        }

        void endMonth() {
            balance += change();
        }

        String line() {
            return number + " " + kind() + " " + name + " " + balance;
        }

        abstract String kind();

        /** Whether so little may be left after a withdrawal. */
        protected abstract boolean mayFallTo(long rest);

        /** By how much the balance changes at the end of a month. */
        protected abstract long change();
    }

    static class Savings extends Account {
        static final int LEAST = 500;

        Savings(String name, long balance) {
            super(name, balance);
        }

        @Override
        String kind() {
            return "savings";
        }

        @Override
        protected boolean mayFallTo(long rest) {
            return rest >= LEAST;
        }

        @Override
        protected long change() {
            return balance() / 300;
        }
    }

    static class Current extends Account {
        Current(String name, long balance) {
            super(name, balance);
        }

        @Override
        String kind() {
            return "current";
        }

        @Override
        protected boolean mayFallTo(long rest) {
            return rest >= -5000;
        }

        @Override
        protected long change() {
            return balance() < 0 ? -100 : 0;
        }
    }

    static class Fixed extends Account {
        private static int months = 0;

        Fixed(String name, long balance) {
            super(name, balance);
        }

        @Override
        String kind() {
            return "fixed";
        }

        @Override
        protected boolean mayFallTo(long rest) {
            return months >= 12 && rest >= 0;
        }

        @Override
        void endMonth() {
            super.endMonth();
            months++;
        }

        @Override
        protected long change() {
            return balance() / 200;
        }
    }

    static class Bank {
        private final Account[] accounts = new Account[200];
        private int count = 0;
        private int months = 0;

        String open(String kind, String name, long rupees) {
            if (kind.equals("savings") && rupees < Savings.LEAST) return "savings needs " + Savings.LEAST;
            Account account = make(kind, name, rupees);
            accounts[count] = account;
            count++;
            return "account " + account.number();
        }

        private static Account make(String kind, String name, long rupees) {
            if (kind.equals("savings")) return new Savings(name, rupees);
            if (kind.equals("current")) return new Current(name, rupees);
            return new Fixed(name, rupees);
        }

        String endMonth() {
            months++;
            for (int i = 0; i < count; i++) accounts[i].endMonth();
            return "month " + months + " ends";
        }

        /** The account with this number, or null. */
        Account find(int number) {
            for (int i = 0; i < count; i++) {
                if (accounts[i].number() == number) return accounts[i];
            }
            return null;
        }

        String total() {
            long sum = 0;
            for (int i = 0; i < count; i++) sum += accounts[i].balance();
            return count + " accounts, " + sum + " rupees";
        }
    }

    static String answer(Bank bank, Scanner in) {
        String command = in.next();
        if (command.equals("total")) return bank.total();
        if (command.equals("month")) return bank.endMonth();
        if (command.equals("open")) return bank.open(in.next(), in.next(), in.nextLong());
        int number = in.nextInt();
        long rupees = command.equals("show") ? 0 : in.nextLong();
        Account account = bank.find(number);
        if (account == null) return "no account " + number;
        if (command.equals("show")) return account.line();
        if (command.equals("deposit")) account.deposit(rupees);
        else if (!account.withdraw(rupees)) return number + " refuses";
        return number + " has " + account.balance();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Bank bank = new Bank();
        for (int i = 0; i < n; i++) System.out.println(answer(bank, in));
    }
}

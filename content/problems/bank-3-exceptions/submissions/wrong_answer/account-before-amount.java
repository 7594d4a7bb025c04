import java.util.Scanner;

public class Main {
    /** Something that the bank refuses; the message says why. */
    static class Refused extends Exception {
        Refused(String reason) {
            super(reason);
        }
    }

    abstract static class Account {
        private static int opened = 0;

        private final int number;
        private final String name;
        private long balance;
        private boolean frozen = false;

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

        void requireOpen() throws Refused {
            if (frozen) throw new Refused(number + " is frozen");
        }

        void freeze() throws Refused {
            requireOpen();
            frozen = true;
        }

        void thaw() throws Refused {
            if (!frozen) throw new Refused(number + " is not frozen");
            frozen = false;
        }

        void deposit(long rupees) throws Refused {
            requireOpen();
            balance += rupees;
        }

        void requireWithdrawal(long rupees) throws Refused {
            requireOpen();
            if (!mayFallTo(balance - rupees)) throw new Refused(number + " refuses");
        }

        void withdraw(long rupees) throws Refused {
            requireWithdrawal(rupees);
            balance -= rupees;
        }

        String has() {
            return number + " has " + balance;
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
        private int months = 0;

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

        String open(String kind, String name, long rupees) throws Refused {
            Account account = make(kind, name, rupees);
            accounts[count] = account;
            count++;
            return "account " + account.number();
        }

        private static Account make(String kind, String name, long rupees) throws Refused {
            switch (kind) {
                case "savings":
                    if (rupees < Savings.LEAST) throw new Refused("savings needs " + Savings.LEAST);
                    return new Savings(name, rupees);
                case "current":
                    return new Current(name, rupees);
                case "fixed":
                    return new Fixed(name, rupees);
                default:
                    throw new Refused("unknown kind " + kind);
            }
        }

        /** Asks everything before anything changes, so that a transfer is all or nothing. */
        String transfer(int from, int to, long rupees) throws Refused {
            if (from == to) throw new Refused("same account " + from);
            Account giver = find(from);
            giver.requireWithdrawal(rupees);
            Account taker = find(to);
            taker.requireOpen();
            giver.withdraw(rupees);
            taker.deposit(rupees);
            return giver.has() + ", " + taker.has();
        }

        String endMonth() {
            months++;
            for (int i = 0; i < count; i++) accounts[i].endMonth();
            return "month " + months + " ends";
        }

        Account find(int number) throws Refused {
            for (int i = 0; i < count; i++) {
                if (accounts[i].number() == number) return accounts[i];
            }
            throw new Refused("no account " + number);
        }

        String total() {
            long sum = 0;
            for (int i = 0; i < count; i++) sum += accounts[i].balance();
            return count + " accounts, " + sum + " rupees";
        }
    }

    static long amount(String text) throws Refused {
        boolean digits = text.length() <= 18;
        for (char c : text.toCharArray()) {
            if (c < '0' || c > '9') digits = false;
        }
        long rupees = digits ? Long.parseLong(text) : 0;
        if (rupees < 1 || rupees > 1_000_000_000) throw new Refused("bad amount " + text);
        return rupees;
    }

    static String answer(Bank bank, String[] words) throws Refused {
        switch (words[0]) {
            case "total":
                return bank.total();
            case "month":
                return bank.endMonth();
            case "open":
                return bank.open(words[1], words[2], amount(words[3]));
            case "transfer":
                long rupees = amount(words[3]);
                return bank.transfer(Integer.parseInt(words[1]), Integer.parseInt(words[2]), rupees);
            case "deposit", "withdraw", "show", "freeze", "thaw":
                return ofAccount(bank, words);
            default:
                throw new Refused("unknown command " + words[0]);
        }
    }

    static String ofAccount(Bank bank, String[] words) throws Refused {
        Account account = bank.find(Integer.parseInt(words[1]));
        long rupees = words.length > 2 ? amount(words[2]) : 0;
        switch (words[0]) {
            case "deposit":
                account.deposit(rupees);
                return account.has();
            case "withdraw":
                account.withdraw(rupees);
                return account.has();
            case "freeze":
                account.freeze();
                return account.number() + " frozen";
            case "thaw":
                account.thaw();
                return account.number() + " thawed";
            default:
                return account.line();
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Bank bank = new Bank();
        int refused = 0;
        for (int i = 0; i < n; i++) {
            try {
                System.out.println(answer(bank, in.nextLine().trim().split(" ")));
            } catch (Refused reason) {
                System.out.println("refused: " + reason.getMessage());
                refused++;
            }
        }
        System.out.println("refused " + refused);
    }
}

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.TreeSet;

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
        private final List<String> ledger = new ArrayList<>();

        Account(String name, long balance) {
            opened++;
            this.number = 1000 + opened;
            this.name = name;
            change(balance, "opened " + balance);
        }

        /** Every change of the balance is an entry of the ledger. */
        private void change(long rupees, String entry) {
            balance += rupees;
            ledger.add(entry);
        }

        String name() {
            return name;
        }

        /** The last entries, the newest first. */
        String statement(int entries) {
            List<String> lines = new ArrayList<>();
            for (int i = ledger.size() - 1; i >= 0 && lines.size() < entries; i--) lines.add(ledger.get(i));
            if (lines.size() < entries) lines.add(number + " has no more");
            return String.join("\n", lines);
        }

        void requireClosable() throws Refused {
            requireOpen();
            if (balance < 0) throw new Refused(number + " owes " + -balance);
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
            change(rupees, "deposit " + rupees);
        }

        void requireWithdrawal(long rupees) throws Refused {
            requireOpen();
            if (!mayFallTo(balance - rupees)) throw new Refused(number + " refuses");
        }

        void withdraw(long rupees) throws Refused {
            requireWithdrawal(rupees);
            change(-rupees, "withdraw " + rupees);
        }

        /** Both accounts have been asked before. */
        void transferTo(Account other, long rupees) {
            change(-rupees, "to " + other.number + " " + rupees);
            other.change(rupees, "from " + number + " " + rupees);
        }

        String has() {
            return number + " has " + balance;
        }

        void endMonth() {
            long rupees = monthly();
            if (rupees != 0) change(rupees, "month " + rupees);
        }

        String line() {
            return number + " " + kind() + " " + name + " " + balance;
        }

        abstract String kind();

        /** Whether so little may be left after a withdrawal. */
        protected abstract boolean mayFallTo(long rest);

        /** By how much the balance changes at the end of a month. */
        protected abstract long monthly();
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
        protected long monthly() {
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
        protected long monthly() {
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
        protected long monthly() {
            return balance() / 200;
        }
    }

    static class Bank {
        private final Map<Integer, Account> accounts = new TreeMap<>();
        private final Map<String, TreeSet<Integer>> numbers = new HashMap<>(); // of each name
        private int months = 0;

        String open(String kind, String name, long rupees) throws Refused {
            Account account = make(kind, name, rupees);
            accounts.put(account.number(), account);
            numbers.computeIfAbsent(name, key -> new TreeSet<>()).add(account.number());
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
            giver.transferTo(taker, rupees);
            return giver.has() + ", " + taker.has();
        }

        String endMonth() {
            months++;
            for (Account account : accounts.values()) account.endMonth();
            return "month " + months + " ends";
        }

        Account find(int number) throws Refused {
            Account account = accounts.get(number);
            if (account == null) throw new Refused("no account " + number);
            return account;
        }

        String close(Account account) throws Refused {
            account.requireClosable();
            accounts.remove(account.number());
            numbers.get(account.name()).remove(account.number());
            return account.number() + " closed, " + account.balance() + " paid out";
        }

        String of(String name) {
            StringBuilder line = new StringBuilder(name + ":");
            TreeSet<Integer> own = numbers.getOrDefault(name, new TreeSet<>());
            for (int number : own) line.append(' ').append(number);
            return own.isEmpty() ? name + ": nothing" : line.toString();
        }

        String rich(int most) {
            List<Account> richest = new ArrayList<>(accounts.values());
            richest.sort(Comparator.comparingLong(Account::balance).reversed().thenComparingInt(Account::number));
            List<String> lines = new ArrayList<>();
            for (Account account : richest) {
                if (lines.size() < most) lines.add(account.line());
            }
            return String.join("\n", lines);
        }

        String total() {
            long sum = 0;
            for (Account account : accounts.values()) sum += account.balance();
            return accounts.size() + " accounts, " + sum + " rupees";
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
            case "of":
                return bank.of(words[1]);
            case "rich":
                return bank.rich(Integer.parseInt(words[1]));
            case "statement":
                return bank.find(Integer.parseInt(words[1])).statement(Integer.parseInt(words[2]));
            case "close":
                return bank.close(bank.find(Integer.parseInt(words[1])));
            case "deposit", "withdraw", "show", "freeze", "thaw":
                return ofAccount(bank, words);
            default:
                throw new Refused("unknown command " + words[0]);
        }
    }

    static String ofAccount(Bank bank, String[] words) throws Refused {
        long rupees = words.length > 2 ? amount(words[2]) : 0;
        Account account = bank.find(Integer.parseInt(words[1]));
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
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            try {
                String answer = answer(bank, in.nextLine().trim().split(" "));
                if (!answer.isEmpty()) out.append(answer).append('\n');
            } catch (Refused reason) {
                out.append("refused: ").append(reason.getMessage()).append('\n');
                refused++;
            }
        }
        System.out.println(out.append("refused ").append(refused));
    }
}

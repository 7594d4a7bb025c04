import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

public class Main {
    /** Something that the bank refuses; the message says why. */
    static class Refused extends Exception {
        Refused(String reason) {
            super(reason);
        }
    }

    abstract static class Account {
        private final int number;
        private final String name;
        private long balance;
        private boolean frozen = false;
        private final List<String> ledger = new ArrayList<>();

        Account(int number, String name) {
            this.number = number;
            this.name = name;
        }

        void begin(long rupees) {
            change(rupees, "opened " + rupees);
        }

        /** As one line of a file. */
        String saved() {
            String state = frozen ? "frozen" : "open";
            return String.join(";", number + "", kind(), name, balance + "", state, months() + "", String.join(",", ledger));
        }

        /** What the fields of such a line say besides number, kind and name. */
        void restore(String[] fields) {
            balance = Long.parseLong(fields[3]);
            frozen = fields[4].equals("frozen");
            ledger.addAll(List.of(fields[6].split(",")));
        }

        /** How many ends of months it has seen, if this matters. */
        int months() {
            return 0;
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

        Savings(int number, String name) {
            super(number, name);
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
        Current(int number, String name) {
            super(number, name);
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

        Fixed(int number, String name) {
            super(number, name);
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
        int months() {
            return months;
        }

        @Override
        void restore(String[] fields) {
            super.restore(fields);
            months = Integer.parseInt(fields[5]);
        }

        @Override
        protected long monthly() {
            return balance() / 200;
        }
    }

    static final Comparator<Account> RICHEST_FIRST =
        Comparator.comparingLong(Account::balance).reversed().thenComparingInt(Account::number);

    static class Bank {
        private final Map<Integer, Account> accounts = new TreeMap<>();
        private final Map<String, TreeSet<Integer>> numbers = new HashMap<>(); // of each name
        private int next = 1001;
        private int months = 0;

        String open(String kind, String name, long rupees) throws Refused {
            if (kind.equals("savings") && rupees < Savings.LEAST) throw new Refused("savings needs " + Savings.LEAST);
            Account account = make(kind, next, name);
            if (account == null) throw new Refused("unknown kind " + kind);
            account.begin(rupees);
            next++;
            add(account);
            return "account " + account.number();
        }

        private void add(Account account) {
            accounts.put(account.number(), account);
            numbers.computeIfAbsent(account.name(), key -> new TreeSet<>()).add(account.number());
        }

        /** An empty account, or null if there is no such kind. */
        private static Account make(String kind, int number, String name) {
            return switch (kind) {
                case "savings" -> new Savings(number, name);
                case "current" -> new Current(number, name);
                case "fixed" -> new Fixed(number, name);
                default -> null;
            };
        }

        String save(Path file) throws IOException {
            List<String> lines = new ArrayList<>();
            lines.add("next " + next + " months " + months);
            for (Account account : accounts.values()) lines.add(account.saved());
            Files.write(file, lines);
            return "saved " + accounts.size() + " accounts";
        }

        /** A new bank; if the file is damaged, there is none, and the old one has not been touched. */
        static Bank load(Path file) throws IOException, Refused {
            Bank bank = new Bank();
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (!bank.restore(lines.get(i))) throw new Refused(file + " is damaged in line " + (i + 1));
            }
            return bank;
        }

        private boolean restore(String line) {
            if (line.startsWith("next ")) {
                String[] words = line.split(" ");
                next = Integer.parseInt(words[1]);
                months = Integer.parseInt(words[3]);
                return true;
            }
            String[] fields = line.split(";", -1);
            if (fields.length != 7 || !fields[3].matches("-?[0-9]{1,15}")) return false;
            Account account = make(fields[1], Integer.parseInt(fields[0]), fields[2]);
            if (account == null) return false;
            account.restore(fields);
            accounts.put(account.number(), account);
            return true;
        }

        int size() {
            return accounts.size();
        }

        String report() {
            if (accounts.isEmpty()) return "no accounts";
            Map<String, List<Account>> kinds = accounts.values().stream()
                .collect(Collectors.groupingBy(Account::kind, TreeMap::new, Collectors.toList()));
            return kinds.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + summary(entry.getValue()))
                .collect(Collectors.joining("\n"));
        }

        private static String summary(List<Account> group) {
            long sum = group.stream().mapToLong(Account::balance).sum();
            int richest = group.stream().min(RICHEST_FIRST).map(Account::number).orElse(0);
            return group.size() + " accounts, " + sum + " rupees, richest " + richest;
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
            richest.sort(RICHEST_FIRST);
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

    static Bank bank = new Bank();

    static Path existing(String name) throws Refused {
        Path file = Path.of(name);
        if (!Files.exists(file)) throw new Refused("no file " + name);
        return file;
    }

    static String ofFile(String[] words) throws IOException, Refused {
        switch (words[0]) {
            case "save":
                return bank.save(Path.of(words[1]));
            case "load":
                bank = Bank.load(existing(words[1]));
                return "loaded " + bank.size() + " accounts";
            case "print":
                return Files.readString(existing(words[1])).stripTrailing();
            default:
                String text = String.join(" ", List.of(words).subList(2, words.length));
                Files.writeString(Path.of(words[1]), text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                return "appended";
        }
    }

    static String answer(String[] words) throws IOException, Refused {
        switch (words[0]) {
            case "save", "load", "print", "append":
                return ofFile(words);
            case "report":
                return bank.report();
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
                return ofAccount(words);
            default:
                throw new Refused("unknown command " + words[0]);
        }
    }

    static String ofAccount(String[] words) throws Refused {
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

    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        int refused = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            try {
                String answer = answer(in.nextLine().trim().split(" "));
                if (!answer.isEmpty()) out.append(answer).append('\n');
            } catch (Refused reason) {
                out.append("refused: ").append(reason.getMessage()).append('\n');
                refused++;
            }
        }
        System.out.println(out.append("refused ").append(refused));
    }
}

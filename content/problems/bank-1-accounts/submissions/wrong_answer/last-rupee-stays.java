import java.util.Scanner;

public class Main {
    static class Account {
        private static int opened = 0;

        private final int number;
        private final String name;
        private long balance = 0;

        Account(String name) {
            opened++;
            this.number = 1000 + opened;
            this.name = name;
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
            if (rupees >= balance) return false;
            balance -= rupees;
            return true;
        }

        String line() {
            return number + " " + name + " " + balance;
        }
    }

    static class Bank {
        private final Account[] accounts = new Account[200];
        private int count = 0;

        Account open(String name) {
            Account account = new Account(name);
            accounts[count] = account;
            count++;
            return account;
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
        if (command.equals("open")) return "account " + bank.open(in.next()).number();
        int number = in.nextInt();
        long rupees = command.equals("show") ? 0 : in.nextLong();
        Account account = bank.find(number);
        if (account == null) return "no account " + number;
        if (command.equals("show")) return account.line();
        if (command.equals("deposit")) account.deposit(rupees);
        else if (!account.withdraw(rupees)) return number + " has only " + account.balance();
        return number + " has " + account.balance();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Bank bank = new Bank();
        for (int i = 0; i < n; i++) System.out.println(answer(bank, in));
    }
}

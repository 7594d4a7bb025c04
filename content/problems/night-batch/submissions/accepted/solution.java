import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Account {
        long money;
        int rejected;
    }

    static Map<Integer, Account> bank = new LinkedHashMap<>();

    static boolean book(char kind, Account a, Account b, long sum) {
        if (a == null || b == null || a.rejected == 3 || b.rejected == 3) return false;
        if (kind == 'D') {
            a.money += sum;
            return true;
        }
        if (a.money < sum || (kind == 'T' && a == b)) {
            a.rejected++;
            return false;
        }
        a.money -= sum;
        if (kind == 'T') b.money += sum;
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < n; i++) {
            int number = in.nextInt();
            Account account = new Account();
            account.money = in.nextLong();
            bank.put(number, account);
        }
        int rejected = 0;
        for (int i = 0; i < q; i++) {
            char kind = in.next().charAt(0);
            Account a = bank.get(in.nextInt());
            Account b = kind == 'T' ? bank.get(in.nextInt()) : a;
            if (!book(kind, a, b, in.nextLong())) rejected++;
        }
        bank.forEach((number, account) ->
            System.out.println(number + " " + account.money + (account.rejected == 3 ? " blocked" : "")));
        System.out.println(rejected);
    }
}

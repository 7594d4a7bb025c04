import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < n; i++) {
            int number = in.nextInt();
            long money = in.nextLong();
            // Your code here: keep this account.
        }
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            // Your code here: read the rest of the transaction (T has two accounts), and book or reject it.
        }

        // Your code here: print the accounts and the number of rejected transactions.
    }
}

import java.util.Scanner;

public class Main {
    static void printLine(String name, int quantity, double amount) {
        System.out.printf("%-16.16s%5d%11.2f%n", name, quantity, amount);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int pieces = 0;
        double total = 0;
        for (int i = 0; i < n; i++) {
            int quantity = in.nextInt();
            double price = Double.parseDouble(in.next());
            String name = in.nextLine().trim();
            printLine(name, quantity, quantity * price);
            pieces += quantity;
            total += quantity * price;
        }
        System.out.println("-".repeat(32));
        printLine("Total", pieces, total);
    }
}

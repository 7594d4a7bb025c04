import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        String bestName = "";
        long best = 0, total = 0;
        for (int i = 0; i < n; i++) {
            String[] parts = in.nextLine().trim().split(";");
            long price = Long.parseLong(parts[2].replace(".", ""));
            long cost = Long.parseLong(parts[1]) * price;
            total += cost;
            if (cost > best) {
                best = cost;
                bestName = parts[0];
            }
        }
        System.out.printf("%s: %d.%02d%n", bestName, best / 100, best % 100);
        System.out.printf("%d.%02d%n", total / 100, total % 100);
    }
}

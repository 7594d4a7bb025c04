import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int total = 0;
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            String name = in.next();
            int a = in.nextInt();
            int pay = a;
            if (kind.equals("hourly")) {
                int rate = in.nextInt();
                pay = a * rate + Math.max(0, a - 160) * (rate / 2);
            } else if (kind.equals("sales")) {
                int sold = in.nextInt();
                pay = a + Math.min(a, sold * 5 / 100);
            }
            System.out.println(name + " " + pay);
            total += pay;
        }
        System.out.println("total " + total);
    }
}

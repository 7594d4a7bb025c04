import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        Map<String, Long> balance = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) balance.put(in.next(), 0L);
        for (int i = 0; i < m; i++) {
            String payer = in.next();
            long amount = in.nextLong();
            int k = in.nextInt();
            for (int j = 0; j < k; j++) {
                String sharer = in.next();
                // your code here
            }
        }
        balance.forEach((name, paise) -> System.out.println(name + " " + paise));
    }
}

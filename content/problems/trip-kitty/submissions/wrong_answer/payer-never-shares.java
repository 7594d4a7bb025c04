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
            long share = amount / k;
            balance.merge(payer, share * k, Long::sum);
            for (int j = 0; j < k; j++) {
                String sharer = in.next();
                if (!sharer.equals(payer)) balance.merge(sharer, -share, Long::sum);
            }
        }
        balance.forEach((name, paise) -> System.out.println(name + " " + paise));
    }
}

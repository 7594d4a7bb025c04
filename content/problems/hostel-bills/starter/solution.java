import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int s = in.nextInt();
        int d = in.nextInt();
        int o = in.nextInt();
        Map<String, String> hostelOf = new HashMap<>();
        Map<String, Long> priceOf = new HashMap<>();
        for (int i = 0; i < s; i++) hostelOf.put(in.next(), in.next());
        for (int i = 0; i < d; i++) priceOf.put(in.next(), in.nextLong());
        int onNoBill = 0;
        for (int i = 0; i < o; i++) {
            String roll = in.next();
            String code = in.next();
            long quantity = in.nextLong();
            // your code here
        }
        System.out.println(onNoBill);
    }
}

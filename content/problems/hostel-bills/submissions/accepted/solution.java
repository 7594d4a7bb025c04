import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int s = in.nextInt();
        int d = in.nextInt();
        int o = in.nextInt();
        Map<String, String> hostelOf = new HashMap<>();
        Map<String, Long> priceOf = new HashMap<>();
        Map<String, Long> bill = new TreeMap<>();
        for (int i = 0; i < s; i++) {
            String roll = in.next();
            String hostel = in.next();
            hostelOf.put(roll, hostel);
            bill.put(hostel, 0L);
        }
        for (int i = 0; i < d; i++) priceOf.put(in.next(), in.nextLong());
        int onNoBill = 0;
        for (int i = 0; i < o; i++) {
            String hostel = hostelOf.get(in.next());
            Long price = priceOf.get(in.next());
            long quantity = in.nextLong();
            if (hostel == null || price == null) onNoBill++;
            else bill.merge(hostel, price * quantity, Long::sum);
        }
        bill.forEach((hostel, rupees) -> System.out.println(hostel + " " + rupees));
        System.out.println(onNoBill);
    }
}

import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<String, Integer> tickets = new TreeMap<>();
        Map<String, String> towns = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            String a = in.next();
            String b = in.next();
            String route = a.compareTo(b) < 0 ? a + b : b + a;
            tickets.merge(route, 1, Integer::sum);
            towns.put(route, a.compareTo(b) < 0 ? a + " " + b : b + " " + a);
        }
        String best = "";
        int most = 0;
        for (Map.Entry<String, Integer> route : tickets.entrySet()) {
            if (route.getValue() > most) {
                most = route.getValue();
                best = route.getKey();
            }
        }
        System.out.println(tickets.size());
        System.out.println(towns.get(best) + " " + most);
    }
}

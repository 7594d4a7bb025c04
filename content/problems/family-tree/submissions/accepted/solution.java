import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        Map<String, String> mother = new HashMap<>();
        for (int i = 0; i < n; i++) mother.put(in.next(), in.next());
        for (int i = 0; i < q; i++) {
            Map<String, Integer> above = new HashMap<>();
            int up = 0;
            for (String x = in.next(); x != null; x = mother.get(x)) above.put(x, up++);
            String y = in.next();
            up = 0;
            while (y != null && !above.containsKey(y)) {
                y = mother.get(y);
                up++;
            }
            System.out.println(y == null ? "not related" : y + " " + above.get(y) + " " + up);
        }
    }
}

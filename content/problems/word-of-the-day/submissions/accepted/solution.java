import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Map<String, Integer> count = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            for (String part : in.nextLine().toLowerCase().split("[^a-z]+")) {
                if (part.length() >= 4) count.merge(part, 1, Integer::sum);
            }
        }
        String best = "silence";
        int most = 0;
        for (Map.Entry<String, Integer> entry : count.entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                best = entry.getKey();
            }
        }
        System.out.println(most == 0 ? best : best + " " + most);
    }
}

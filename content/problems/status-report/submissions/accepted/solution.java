import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] count = new int[6];
        Map<String, Integer> faults = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            in.next();
            String path = in.next();
            int status = in.nextInt();
            count[status / 100]++;
            if (status >= 500) faults.merge(path, 1, Integer::sum);
        }
        System.out.println(count[2] + " " + count[3] + " " + count[4] + " " + count[5]);
        String worst = "none";
        int most = 0;
        for (Map.Entry<String, Integer> entry : faults.entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                worst = entry.getKey();
            }
        }
        System.out.println(worst);
    }
}

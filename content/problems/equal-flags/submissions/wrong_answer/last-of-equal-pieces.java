import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String flags = new Scanner(System.in).next();
        int n = flags.length();
        Map<Long, Integer> first = new HashMap<>(); // the first place of each pair of differences
        first.put(0L, 0);
        long white = 0;
        long green = 0;
        int longest = 0;
        int begin = 0;
        for (int place = 1; place <= n; place++) {
            char flag = flags.charAt(place - 1);
            if (flag != 'G') white += flag == 'O' ? 1 : -1;
            if (flag != 'W') green += flag == 'O' ? 1 : -1;
            Integer from = first.putIfAbsent(white * (2 * n + 1) + green, place);
            if (from != null && place - from >= longest) {
                longest = place - from;
                begin = from + 1;
            }
        }
        System.out.println(longest + " " + begin);
    }
}

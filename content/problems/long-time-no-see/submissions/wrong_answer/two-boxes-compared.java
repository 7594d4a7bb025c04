import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, Integer> last = new HashMap<>();
        int n = in.nextInt();
        int longest = 0;
        for (int i = 0; i < n; i++) {
            int day = in.nextInt();
            String name = in.next();
            Integer today = day;
            Integer before = last.put(name, today); // null: not seen before
            if (before == null) {
                System.out.println(name + ": welcome");
            } else if (before == today) {
                System.out.println(name + ": again today");
            } else {
                System.out.println(name + ": after " + (day - before) + " days");
                longest = Math.max(longest, day - before);
            }
        }
        System.out.println(longest);
    }
}

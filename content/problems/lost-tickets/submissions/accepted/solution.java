import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String schedule = new Scanner(System.in).next();
        Map<Character, Integer> seen = new HashMap<>();
        int common = 0, sold = 0;
        for (char counter : schedule.toCharArray()) {
            Integer read = seen.remove(counter);
            if (read == null) {
                seen.put(counter, common);
            } else {
                common = read + 1;
                sold++;
            }
        }
        System.out.println(common + " " + (sold - common));
    }
}

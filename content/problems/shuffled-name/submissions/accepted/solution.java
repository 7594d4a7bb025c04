import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    static long factorial(int n) {
        return n < 2 ? 1 : n * factorial(n - 1);
    }

    static long words(Map<Character, Integer> letters) {
        int n = 0;
        for (int times : letters.values()) n += times;
        long result = factorial(n);
        for (int times : letters.values()) result /= factorial(times);
        return result;
    }

    static String wordAt(Map<Character, Integer> letters, long k) {
        for (char c : letters.keySet()) {
            Map<Character, Integer> rest = new TreeMap<>(letters);
            if (rest.merge(c, -1, Integer::sum) == 0) rest.remove(c);
            long here = words(rest);
            if (k <= here) return c + wordAt(rest, k);
            k -= here;
        }
        return "";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        long k = in.nextLong();
        Map<Character, Integer> letters = new TreeMap<>();
        for (char c : name.toCharArray()) letters.merge(c, 1, Integer::sum);
        System.out.println(k > words(letters) ? "too short" : wordAt(letters, k));
    }
}

import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        long k = in.nextLong();
        Map<Character, Integer> letters = new TreeMap<>(); // how often each letter occurs
        for (char c : name.toCharArray()) letters.merge(c, 1, Integer::sum);

        // your code here

        System.out.println("too short");
    }
}

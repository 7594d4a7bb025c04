import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    static String pattern;
    static int place = 0;

    static String knit() {
        StringBuilder out = new StringBuilder();
        while (place < pattern.length() && pattern.charAt(place) != ')') {
            int times = 0;
            while (Character.isDigit(pattern.charAt(place))) {
                times = times * 10 + pattern.charAt(place) - '0';
                place++;
            }
            String part = pattern.substring(place, place + 1);
            place++;
            if (part.equals("(")) {
                part = knit();
                place++;
            }
            out.append(part.repeat(Math.max(times, 1)));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        pattern = in.next();
        String stitches = knit();
        Map<Character, Integer> count = new TreeMap<>();
        for (char c : stitches.toCharArray()) count.merge(c, 1, Integer::sum);
        System.out.println(stitches);
        count.forEach((stitch, often) -> System.out.println(stitch + " " + often));
    }
}

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    /** What the cell shows: its value, or LOOP. */
    static String show(String name, Map<String, String> formulas) {
        return "LOOP"; // your code here
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Map<String, String> formulas = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String[] sides = in.nextLine().trim().split(" = ");
            formulas.put(sides[0], sides[1]);
        }
        for (String name : formulas.keySet()) {
            System.out.println(name + " " + show(name, formulas));
        }
    }
}

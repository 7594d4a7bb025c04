import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static final Map<String, String[]> formulas = new HashMap<>();

    /** The value of a cell, or null if it needs a cell that needs itself. */
    static Long evaluate(String name) {
        return 0L; // Your code here: formulas.get(name) has the terms of its formula.
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] counts = in.readLine().split(" ");
        int n = Integer.parseInt(counts[0]);
        int q = Integer.parseInt(counts[1]);
        for (int i = 0; i < n; i++) {
            String[] sides = in.readLine().split(" = ");
            formulas.put(sides[0], sides[1].split(" \\+ "));
        }
        for (int i = 0; i < q; i++) {
            Long value = evaluate(in.readLine());
            System.out.println(value == null ? "LOOP" : value.toString());
        }
    }
}

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        String[][] program = new String[n][];
        for (int i = 0; i < n; i++) program[i] = in.nextLine().trim().split(" ");
        Map<String, Long> variables = new HashMap<>();

        int at = 0;
        while (at < n) {
            String[] parts = program[at];
            // your code here: carry this line out
            at++;
        }
    }
}

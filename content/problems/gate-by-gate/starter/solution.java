import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int g = in.nextInt();
        String digits = in.next();
        int[] wire = new int[n + g + 1];
        for (int i = 1; i <= n; i++) wire[i] = digits.charAt(i - 1) - '0';

        StringBuilder out = new StringBuilder();
        for (int i = n + 1; i <= n + g; i++) {
            String kind = in.next();
            int a = in.nextInt();
            int b = kind.equals("NOT") ? 0 : in.nextInt();

            // Your code here: work out wire[i] from wire[a] and wire[b].

            out.append(wire[i]);
        }
        System.out.println(out);
    }
}

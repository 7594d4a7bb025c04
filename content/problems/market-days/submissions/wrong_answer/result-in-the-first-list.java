import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static final String[] WEEK = { "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun" };

    static boolean[] calculate(boolean[] a, String op, boolean[] b) {
        boolean[] result = a;
        for (int d = 0; d < 7; d++) {
            if (op.equals("+")) result[d] = a[d] || b[d];
            else if (op.equals("*")) result[d] = a[d] && b[d];
            else result[d] = a[d] && !b[d];
        }
        return result;
    }

    static boolean[] read(Scanner in) {
        boolean[] days = new boolean[7];
        for (int k = in.nextInt(); k > 0; k--) {
            String day = in.next();
            for (int d = 0; d < 7; d++) {
                if (WEEK[d].equals(day)) days[d] = true;
            }
        }
        return days;
    }

    static String text(boolean[] days) {
        StringBuilder line = new StringBuilder();
        for (int d = 0; d < 7; d++) {
            if (days[d]) line.append(WEEK[d]).append(' ');
        }
        return line.isEmpty() ? "never" : line.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, boolean[]> lists = new HashMap<>();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String x = in.next();
            if (command.equals("days")) {
                lists.put(x, read(in));
            } else if (command.equals("show")) {
                System.out.println(text(lists.get(x)));
            } else {
                boolean[] a = lists.get(in.next());
                String op = in.next();
                lists.put(x, calculate(a, op, lists.get(in.next())));
            }
        }
    }
}

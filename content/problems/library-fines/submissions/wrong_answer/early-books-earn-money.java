import java.time.LocalDate;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    static long dayNumber(String text) {
        String[] part = text.split("/");
        return LocalDate.parse(part[2] + "-" + part[1] + "-" + part[0]).toEpochDay();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<Integer, Long> owes = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            int reader = in.nextInt();
            long due = dayNumber(in.next());
            long late = dayNumber(in.next()) - due;
            if (late == 0) continue;
            owes.merge(reader, 2 * Math.min(late, 7) + 5 * Math.max(late - 7, 0), Long::sum);
        }
        owes.forEach((reader, sum) -> System.out.println(reader + " " + sum));
        if (owes.isEmpty()) System.out.println("no fines");
    }
}

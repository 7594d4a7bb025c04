import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static final Set<LocalDate> holidays = new HashSet<>();

    /** The reason why the bank is closed, or an empty text. */
    static String reason(LocalDate date) {
        int day = date.getDayOfMonth();
        if (date.getDayOfWeek() == DayOfWeek.SUNDAY) return "Sunday";
        if (date.getDayOfWeek() == DayOfWeek.SATURDAY) {
            if (day >= 8 && day <= 14) return "second Saturday";
            if (day >= 22 && day <= 28) return "fourth Saturday";
        }
        return holidays.contains(date) ? "holiday" : "";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < h; i++) holidays.add(LocalDate.parse(in.next()));
        for (int i = 0; i < q; i++) {
            LocalDate date = LocalDate.parse(in.next());
            String why = reason(date);
            if (why.isEmpty()) {
                System.out.println("open");
                continue;
            }
            while (!reason(date).isEmpty()) date = date.plusDays(1);
            System.out.println(why + ", next: " + date);
        }
    }
}

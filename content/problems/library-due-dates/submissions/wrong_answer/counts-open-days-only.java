import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int q = in.nextInt();
        Set<LocalDate> holidays = new HashSet<>();
        for (int i = 0; i < h; i++) holidays.add(LocalDate.parse(in.next()));
        for (int i = 0; i < q; i++) {
            LocalDate due = LocalDate.parse(in.next());
            int left = in.nextInt();
            while (left > 0) {
                due = due.plusDays(1);
                if (due.getDayOfWeek() != DayOfWeek.SUNDAY && !holidays.contains(due)) left--;
            }
            String name = due.getDayOfWeek().name();
            System.out.println(due + " " + name.charAt(0) + name.substring(1, 3).toLowerCase());
        }
    }
}

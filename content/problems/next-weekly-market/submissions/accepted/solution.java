import java.util.Scanner;

public class Main {
    enum Day {
        Mon, Tue, Wed, Thu, Fri, Sat, Sun;

        int daysUntil(Day other) {
            return (other.ordinal() - ordinal() + 7) % 7;
        }
    }

    record Village(String name, Day market) {
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Village[] villages = new Village[in.nextInt()];
        int q = in.nextInt();
        for (int i = 0; i < villages.length; i++) villages[i] = new Village(in.next(), Day.valueOf(in.next()));
        for (int i = 0; i < q; i++) {
            Day today = Day.valueOf(in.next());
            Village next = villages[0];
            for (Village village : villages) {
                if (today.daysUntil(village.market()) < today.daysUntil(next.market())) next = village;
            }
            int wait = today.daysUntil(next.market());
            String when = wait == 0 ? "today" : wait == 1 ? "tomorrow" : "in " + wait + " days";
            System.out.println(next.name() + " " + when);
        }
    }
}

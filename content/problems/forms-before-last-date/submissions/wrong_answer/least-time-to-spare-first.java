import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Form(String name, int work, int last) {
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Form> forms = new ArrayList<>();
        for (int i = 0; i < n; i++) forms.add(new Form(in.next(), in.nextInt(), in.nextInt()));
        forms.sort(Comparator.comparing((Form form) -> form.last() - form.work()));
        int day = 0, delay = 0;
        StringBuilder order = new StringBuilder();
        for (Form form : forms) {
            day += form.work();
            delay = Math.max(delay, day - form.last());
            order.append(form.name()).append(" ");
        }
        System.out.println(delay > 0 ? "late by " + delay : "in time");
        System.out.println(order);
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Book {
        private final List<String> people = new ArrayList<>(); // who has it, then those who wait

        String borrow(String member) {
            if (!people.contains(member)) people.add(member);
            int place = people.indexOf(member);
            return place == 0 ? "yours" : "place " + place;
        }

        String giveBack(String member) {
            if (people.indexOf(member) != 0) return "not yours";
            people.remove(0);
            return people.isEmpty() ? "shelf" : "to " + people.get(0);
        }

        String leave(String member) {
            int place = people.indexOf(member);
            if (place <= 0) return "not waiting";
            people.remove(place);
            return "left";
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Map<String, Book> books = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String member = in.next();
            Book book = books.computeIfAbsent(in.next(), title -> new Book());
            if (what.equals("BORROW")) out.append(book.borrow(member));
            else if (what.equals("RETURN")) out.append(book.giveBack(member));
            else out.append(book.leave(member));
            out.append('\n');
        }
        System.out.print(out);
    }
}

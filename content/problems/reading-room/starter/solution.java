import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Book {
        String borrow(String member) {
            return ""; // your code here
        }

        String giveBack(String member) {
            return ""; // your code here
        }

        String leave(String member) {
            return ""; // your code here
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Map<String, Book> books = new HashMap<>();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String member = in.next();
            Book book = books.computeIfAbsent(in.next(), title -> new Book());
            if (what.equals("BORROW")) System.out.println(book.borrow(member));
            else if (what.equals("RETURN")) System.out.println(book.giveBack(member));
            else System.out.println(book.leave(member));
        }
    }
}

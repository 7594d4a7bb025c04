import java.util.Scanner;

public class Main {
    static String decoded(String text) {
        // Your code here: + and %41 mean something else.
        return text;
    }

    public static void main(String[] args) {
        String query = new Scanner(System.in).next();

        // Your code here: cut the query into pieces, and each piece into name and value.
        System.out.println(decoded(query) + " = " + decoded(""));
    }
}

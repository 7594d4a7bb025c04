import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.useDelimiter("[<>\\s]+");

        int number = 0;
        int deepest = 0;
        while (in.hasNext()) {
            String tag = in.next(); // such as "ul", "/ul" or "br/"
            number++;

            // Your code here.
        }
        System.out.println("ok " + deepest);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String notice = in.nextLine();

        // Your code here: try each k from 0 to 25.
    }
}

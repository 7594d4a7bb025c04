import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        String file = in.next();
        int percent = in.nextInt();

        // Your code here: print the three lines. This is the second one without its tab.
        System.out.println("name: " + name);
    }
}

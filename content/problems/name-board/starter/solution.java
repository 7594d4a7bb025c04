import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.nextLine();

        // Your code here: the line of stars, the name in its frame, the stars again.
        System.out.println(name);
    }
}

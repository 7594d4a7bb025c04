import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();

        // Your code here: print the six lines. This is the first one.
        System.out.println("public class Main {");
    }
}

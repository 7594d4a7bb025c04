import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String number = in.next();
        String name = in.next();
        System.out.println("   /\\");
        System.out.println("  /  \\");
        System.out.println(" / " + number + " \\");
        System.out.println("/______\\");
        System.out.println("| \"" + name + "\" |");
        System.out.println("|  ||  |");
    }
}

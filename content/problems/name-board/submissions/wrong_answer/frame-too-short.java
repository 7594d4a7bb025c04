import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String name = new Scanner(System.in).nextLine();
        StringBuilder stars = new StringBuilder();
        for (int i = 0; i < name.length() + 2; i++) stars.append('*');
        System.out.println(stars);
        System.out.println("* " + name + " *");
        System.out.println(stars);
    }
}

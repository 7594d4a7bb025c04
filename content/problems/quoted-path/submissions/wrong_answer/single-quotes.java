import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        String file = in.next();
        int percent = in.nextInt();
        System.out.println("'" + name + "' saved C:\\temp\\" + file);
        System.out.println("name:\t" + name);
        System.out.printf("disk:\t%d%% full%n", percent);
    }
}

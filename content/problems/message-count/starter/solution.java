import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String text = new Scanner(System.in).nextLine();

        int words = 0; // your code here
        int length = 0;
        int parts = 0;

        System.out.println(words + " " + length + " " + parts);
    }
}

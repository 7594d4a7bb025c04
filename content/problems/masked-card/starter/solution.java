import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        char[] card = new Scanner(System.in).nextLine().toCharArray();

        // your code here: put stars into card

        System.out.println(new String(card));
    }
}

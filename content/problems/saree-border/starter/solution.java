import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String border = new Scanner(System.in).nextLine().trim();
        int n = border.length();
        int block = n;

        // your code here: find the shortest block

        System.out.println(block + " " + n % block);
    }
}

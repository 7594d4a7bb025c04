import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String border = new Scanner(System.in).nextLine().trim();
        int n = border.length();
        int block = 1;
        while (block < n && border.charAt(block) != border.charAt(0)) block++;
        System.out.println(block + " " + n % block);
    }
}

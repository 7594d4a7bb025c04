import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long boxes = in.nextLong();
        long sweets = in.nextLong();
        long children = in.nextLong();

        long each = 0; // your code here
        long left = 0;

        System.out.println(each + " " + left);
    }
}

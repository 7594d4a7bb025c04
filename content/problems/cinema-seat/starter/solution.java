import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int t = in.nextInt();

        char row = 'A';
        int seat = t;
        // Your code here: find the row and the seat in it.

        System.out.println(row + "" + seat);
    }
}

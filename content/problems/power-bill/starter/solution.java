import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long u = in.nextLong();

        // Your code here: find the slab of u and print the bill.
    }
}

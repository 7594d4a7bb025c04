import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();

        // Your code here: print n, then each sum of digits, until one digit is left.
    }
}

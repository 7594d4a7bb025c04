import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long l = in.nextLong();
        long w = in.nextLong();
        long t = in.nextLong();
        long k = in.nextLong();

        // Your code here: count the tiles, then the boxes, and print the boxes and the tiles left over.
    }
}

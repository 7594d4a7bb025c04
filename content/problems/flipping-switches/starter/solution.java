import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();

        int flips = 0;
        int up = 0;
        // Your code here: compare the bits of a and b.

        System.out.println(flips + " " + up);
    }
}

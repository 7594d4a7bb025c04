import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        String[] poster = new String[h];
        for (int i = 0; i < h; i++) poster[i] = in.next();
        String orders = in.next();

        // Your code here: carry out one order after the other, then print the poster.
    }
}

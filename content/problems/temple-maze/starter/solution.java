import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        String[] plan = new String[h];
        for (int i = 0; i < h; i++) plan[i] = in.next();

        // Your code here: print the least number of steps from S to E, or -1.
    }
}

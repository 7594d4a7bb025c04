import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int g = in.nextInt();
        for (int i = 0; i < n; i++) {
            int weight = in.nextInt();
            int points = in.nextInt();
            // Your code here: think about this present.
        }

        // Your code here: print the points and the weight of the best hamper.
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] boxes = new int[n];
        for (int i = 0; i < boxes.length; i++) boxes[i] = in.nextInt();

        // Your code here: move the full boxes to the left, then print the shelf and the number of moves.
    }
}

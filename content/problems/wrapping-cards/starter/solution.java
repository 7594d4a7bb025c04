import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int page = in.nextInt();
        int gap = in.nextInt();
        int n = in.nextInt();
        int total = 0;
        for (int i = 0; i < n; i++) {
            int width = in.nextInt();
            int height = in.nextInt();

            // Your code here: does the card fit into the current line?
        }
        System.out.println(total);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String command = in.next();
            // Your code here: carry out the command (TYPE is followed by a word).
        }

        // Your code here: print the words of the text, or (empty).
    }
}

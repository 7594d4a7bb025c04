import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int reader = in.nextInt();
            String due = in.next();
            String returned = in.next();
            // Your code here: add the fine to what this reader owes.
        }

        // Your code here: print what each reader owes, or no fines.
    }
}

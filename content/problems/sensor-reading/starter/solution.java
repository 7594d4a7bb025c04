import java.util.Scanner;

public class Main {
    /** The reading in tenths of a degree. */
    static long tenthsOf(String digits) {
        // Your code here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            long tenths = tenthsOf(in.next());
            System.out.println(tenths); // Print degrees instead.
        }
    }
}

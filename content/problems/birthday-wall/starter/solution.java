import java.util.Scanner;

public class Main {
    static final String[] MONTHS = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            String[] date = in.next().split("/");
            int day = Integer.parseInt(date[0]);
            int month = Integer.parseInt(date[1]);
            // Your code here: put the student where you find her again.
        }

        int shared = 0;
        // Your code here: print a line for each month, and count the shared days.

        System.out.println(shared);
    }
}

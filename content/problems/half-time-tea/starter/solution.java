import java.util.Scanner;

public class Main {
    static int toMinutes(String time) {
        String[] parts = time.split(":");
        return 0; // Your code here.
    }

    static String toTime(int minutes) {
        return "00:00"; // Your code here.
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int start = toMinutes(in.next());
            int end = toMinutes(in.next());
            // Your code here: print the middle and the length.
        }
    }
}

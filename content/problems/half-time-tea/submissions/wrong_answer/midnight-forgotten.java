import java.util.Scanner;

public class Main {
    static final int DAY = 24 * 60;

    static int toMinutes(String time) {
        String[] parts = time.split(":");
        return 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
    }

    static String toTime(int minutes) {
        return String.format("%02d:%02d", minutes / 60, minutes % 60);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int start = toMinutes(in.next());
            int end = toMinutes(in.next());
            System.out.println(toTime((start + end) / 2 % DAY) + " " + (end - start));
        }
    }
}

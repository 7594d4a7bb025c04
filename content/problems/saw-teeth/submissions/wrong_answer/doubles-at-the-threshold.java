import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int threshold = in.nextInt();
        int w = in.nextInt();
        int n = in.nextInt();
        int window = 1;
        StringBuilder sent = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String event = in.next();
            if (i > 0) sent.append(' ');
            sent.append(Math.min(window, w));
            switch (event) {
                case "ok":
                    window = window <= threshold ? Math.min(2 * window, threshold) : window + 1;
                    break;
                case "dup":
                    threshold = Math.max(window / 2, 2);
                    window = threshold;
                    break;
                default:
                    threshold = Math.max(window / 2, 2);
                    window = 1;
            }
        }
        System.out.println(sent);
        System.out.println(window + " " + threshold);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String flags = new Scanner(System.in).next();
        int n = flags.length();
        int longest = 0;
        int begin = 0;
        for (int from = 0; from < n; from++) {
            int orange = 0;
            int white = 0;
            int green = 0;
            for (int place = from; place < n; place++) {
                if (flags.charAt(place) == 'O') orange++;
                else if (flags.charAt(place) == 'W') white++;
                else green++;
                if (orange == white && white == green && place - from + 1 > longest) {
                    longest = place - from + 1;
                    begin = from + 1;
                }
            }
        }
        System.out.println(longest + " " + begin);
    }
}

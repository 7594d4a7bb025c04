import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String schedule = new Scanner(System.in).next();
        boolean[] reading = new boolean[26];
        int common = 0;
        for (char c : schedule.toCharArray()) {
            if (reading[c - 'A']) common++;
            reading[c - 'A'] = !reading[c - 'A'];
        }
        System.out.println(common + " 0");
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int day = 0, streak = 0, best = 0, start = 0;
        int steps = in.nextInt();
        while (steps != -1) {
            day++;
            if (steps >= 8000) streak++;
            else streak = 0;
            if (streak > 0 && streak >= best) {
                best = streak;
                start = day - streak + 1;
            }
            steps = in.nextInt();
        }
        System.out.println(best + " " + start);
    }
}

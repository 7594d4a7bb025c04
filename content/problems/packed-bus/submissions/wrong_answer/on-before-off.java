import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int c = in.nextInt();
        int n = in.nextInt();
        int inside = 0, total = 0, most = 0, where = 0;
        for (int stop = 1; stop <= n; stop++) {
            int off = in.nextInt();
            int waiting = in.nextInt();
            inside += waiting;
            int behind = 0;
            if (inside > c) {
                behind = inside - c;
                inside = c;
            }
            inside -= off;
            total += behind;
            if (behind > most) {
                most = behind;
                where = stop;
            }
        }
        System.out.println(total + " " + where);
    }
}

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
            inside = inside - off + waiting;
            int behind = Math.max(0, inside - c);
            inside -= behind;
            total += behind;
            if (behind > most) {
                most = behind;
                where = stop;
            }
        }
        System.out.println(total + " " + where);
    }
}

import java.util.Scanner;

public class Main {
    static void carry(int n, char from, char to, char third) {
        if (n == 0) return;
        System.out.println(n + " " + from + " " + to);
        carry(n - 1, from, third, to);
        carry(n - 1, third, to, from);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        char from = in.next().charAt(0);
        char to = in.next().charAt(0);
        int moves = 0;
        for (int i = 0; i < n; i++) moves = 2 * moves + 1;
        System.out.println(moves);
        carry(n, from, to, (char) ('A' + 'B' + 'C' - from - to));
    }
}

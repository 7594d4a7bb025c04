import java.util.Scanner;

public class Main {
    static void turnRound(int[] row, int first, int last) {
        while (first < last) {
            int keep = row[first];
            row[first] = row[last];
            row[last] = keep;
            first++;
            last--;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int d = in.nextInt();
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = in.nextInt();
        d %= n;
        turnRound(row, 0, Math.min(d, n - 1));
        turnRound(row, d + 1, n - 1);
        turnRound(row, 0, n - 1);
        for (int number : row) System.out.print(number + " ");
        System.out.println();
    }
}

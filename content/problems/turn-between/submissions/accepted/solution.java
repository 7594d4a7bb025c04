import java.util.Scanner;

public class Main {
    static void clap(int[] row, int n) {
        int shortest = 0;
        int tallest = 0;
        for (int i = 0; i < n; i++) {
            if (row[i] < row[shortest]) shortest = i;
            if (row[i] > row[tallest]) tallest = i;
        }
        int left = Math.min(shortest, tallest);
        int right = Math.max(shortest, tallest);
        while (left < right) {
            int keep = row[left];
            row[left] = row[right];
            row[right] = keep;
            left++;
            right--;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] row = new int[n + k - 1];
        for (int i = 0; i < n; i++) row[i] = in.nextInt();
        clap(row, n);
        for (int i = n; i < row.length; i++) {
            row[i] = in.nextInt();
            clap(row, i + 1);
        }
        StringBuilder out = new StringBuilder();
        for (int height : row) out.append(out.length() > 0 ? " " : "").append(height);
        System.out.println(out);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] like = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) like[i][j] = in.nextInt();
        }
        int[] tent = new int[n];
        for (int i = 0; i < n; i++) tent[i] = i;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (like[i][j] <= 0) continue;
                int old = tent[i];
                for (int k = 0; k < n; k++) {
                    if (tent[k] == old) tent[k] = tent[j];
                }
            }
        }
        int mood = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (tent[i] == tent[j]) mood += like[i][j];
            }
        }
        System.out.println(mood);
    }
}

import java.util.Scanner;

public class Main {
    static int[] one;
    static int[] two;

    static int served(int i, int j) {
        if (i == 0 || j == 0) return 0;
        if (one[i - 1] == two[j - 1]) return served(i - 1, j - 1) + 1;
        return Math.max(served(i - 1, j), served(i, j - 1));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        one = new int[in.nextInt()];
        two = new int[in.nextInt()];
        for (int i = 0; i < one.length; i++) one[i] = in.nextInt();
        for (int j = 0; j < two.length; j++) two[j] = in.nextInt();
        int most = served(one.length, two.length);
        System.out.println(most + " " + (one.length + two.length - 2 * most));
    }
}

import java.util.Scanner;

public class Main {
    static boolean isValley(int n, long k) {
        long middle = 1L << (n - 1);
        if (k == middle) return true;
        if (k < middle) return isValley(n - 1, k);
        return !isValley(n - 1, 2 * middle - k);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            out.append(isValley(n, in.nextLong()) ? "valley\n" : "mountain\n");
        }
        System.out.print(out);
    }
}

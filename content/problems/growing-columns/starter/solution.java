import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int w = in.nextInt();
        int n = in.nextInt();
        int[] basis = new int[n];
        int[] grow = new int[n];
        int[] largest = new int[n];
        for (int i = 0; i < n; i++) {
            basis[i] = in.nextInt();
            grow[i] = in.nextInt();
            largest[i] = in.nextInt();
        }
        int[] width = basis.clone();
        int rounds = 0;

        // Your code here.

        int left = w;
        StringBuilder out = new StringBuilder();
        for (int each : width) {
            out.append(each).append(' ');
            left -= each;
        }
        System.out.println(out);
        System.out.println(rounds + " " + left);
    }
}

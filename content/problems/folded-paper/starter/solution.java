import java.util.Scanner;

public class Main {
    /** Is crease k of a strip that was folded n times a valley? */
    static boolean isValley(int n, long k) {
        // your code here
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            System.out.println(isValley(n, in.nextLong()) ? "valley" : "mountain");
        }
    }
}

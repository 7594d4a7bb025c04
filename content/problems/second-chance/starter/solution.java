import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int f = in.nextInt();
        int n = in.nextInt();
        int[] page = new int[f]; // 0 stands for an empty frame
        int faults = 0;
        for (int r = 0; r < n; r++) {
            int wanted = in.nextInt();
            // your code here
        }
        System.out.println(faults);
        StringBuilder out = new StringBuilder();
        for (int p : page) out.append(p == 0 ? "-" : String.valueOf(p)).append(' ');
        System.out.println(out.toString().trim());
    }
}

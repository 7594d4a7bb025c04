import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bytes = new int[n];
        for (int i = 0; i < n; i++) bytes[i] = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < n; start += 8) {
            out.append(String.format("%04x  ", start));
            // your code here
            out.append('\n');
        }
        System.out.print(out);
    }
}

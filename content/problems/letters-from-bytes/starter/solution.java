import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bytes = new int[n];
        for (int i = 0; i < n; i++) bytes[i] = in.nextInt(16);

        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < n) {
            // your code here: decode the character that begins at place i
            out.append(String.format("U+%04X\n", bytes[i]));
            i++;
        }
        System.out.print(out);
    }
}

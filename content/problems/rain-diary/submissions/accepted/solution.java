import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int dry = 0;
        int longest = 0;
        int began = 0;
        for (int day = 1; day <= n; day++) {
            dry = in.nextInt() > 0 ? 0 : dry + 1;
            if (dry > longest) {
                longest = dry;
                began = day - dry + 1;
            }
        }
        System.out.println(longest + " " + began);
    }
}

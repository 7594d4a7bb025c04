import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int longest = 0;
        int began = 0;
        for (int day = 1; day <= n; day++) {
            int rain = in.nextInt();
            // your code here
        }
        System.out.println(longest + " " + began);
    }
}

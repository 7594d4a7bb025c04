import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        String days = in.next();
        int longest = 0;
        int first = 0;
        for (int left = 0; left < n; left++) {
            int absent = 0;
            int right = left;
            while (right < n) {
                if (days.charAt(right) == 'A') absent++;
                if (absent > k) break;
                right++;
            }
            if (right - left > longest) {
                longest = right - left;
                first = left + 1;
            }
        }
        System.out.println(longest + " " + first);
    }
}

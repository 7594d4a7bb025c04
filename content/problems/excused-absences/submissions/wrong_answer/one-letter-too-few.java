import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        String days = in.next();
        int left = 0;
        int absent = 0;
        int longest = 0;
        int first = 0;
        for (int right = 0; right < n; right++) {
            if (days.charAt(right) == 'A') absent++;
            while (absent >= k && left <= right) {
                if (days.charAt(left) == 'A') absent--;
                left++;
            }
            if (right - left + 1 > longest) {
                longest = right - left + 1;
                first = left + 1;
            }
        }
        System.out.println(longest + " " + first);
    }
}

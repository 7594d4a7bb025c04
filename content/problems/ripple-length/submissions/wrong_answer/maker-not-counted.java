import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String a = in.next();
        String b = in.next();
        int carry = 0;
        int run = 0;
        int longest = 0;
        StringBuilder sum = new StringBuilder();
        for (int i = a.length() - 1; i >= 0; i--) {
            int ones = (a.charAt(i) - '0') + (b.charAt(i) - '0');
            sum.append((ones + carry) % 2);
            carry = (ones + carry) / 2;
            if (ones == 2) {
                run = 0;
            } else if (carry == 1) {
                run++;
            }
            longest = Math.max(longest, run);
        }
        sum.append(carry).reverse();
        System.out.println(sum);
        System.out.println(longest);
    }
}

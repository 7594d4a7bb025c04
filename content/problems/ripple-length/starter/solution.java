import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String a = in.next();
        String b = in.next();

        StringBuilder sum = new StringBuilder(); // from right to left
        int longest = 0;
        for (int i = a.length() - 1; i >= 0; i--) {
            // Your code here: append a digit and work out the new carry.
        }
        System.out.println(sum.reverse());
        System.out.println(longest);
    }
}

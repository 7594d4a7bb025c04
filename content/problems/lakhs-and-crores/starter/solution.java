import java.util.Scanner;

public class Main {
    static String withCommas(String amount) {
        StringBuilder result = new StringBuilder(amount);
        // Your code here: insert the commas.
        return result.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) System.out.println(withCommas(in.next()));
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int e = in.nextInt();
        int s = in.nextInt();
        String[] expected = new String[e];
        String[] scanned = new String[s];
        for (int i = 0; i < e; i++) expected[i] = in.next();
        for (int i = 0; i < s; i++) scanned[i] = in.next();

        // Your code here: count the found bags, then print the missing and the foreign tags.
    }
}

import java.util.Scanner;

public class Main {
    static int n, s;
    static String word;

    /** How many codes begin with these letters and do not contain the word? */
    static long codes(String code) {
        if (code.endsWith(word)) return 0;
        if (code.length() == n) return 1;
        long count = 0;
        for (int letter = 0; letter < s; letter++) count += codes(code + (char) ('a' + letter));
        return count % 1_000_000_007;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        s = in.nextInt();
        word = in.next();
        System.out.println(codes(""));
    }
}

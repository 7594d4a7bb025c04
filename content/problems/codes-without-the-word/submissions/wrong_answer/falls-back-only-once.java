import java.util.Scanner;

public class Main {
    static final long MOD = 1_000_000_007;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int s = in.nextInt();
        String word = in.next();
        int m = word.length();
        int[] border = new int[m + 1];
        for (int i = 1, k = 0; i < m; i++) {
            while (k > 0 && word.charAt(i) != word.charAt(k)) k = border[k];
            if (word.charAt(i) == word.charAt(k)) k++;
            border[i + 1] = k;
        }
        int[][] next = new int[m][s];
        for (int state = 0; state < m; state++) {
            for (int letter = 0; letter < s; letter++) {
                if (word.charAt(state) == 'a' + letter) next[state][letter] = state + 1;
                else if (word.charAt(border[state]) == 'a' + letter) next[state][letter] = border[state] + 1;
            }
        }
        long[] ways = new long[m + 1];
        ways[0] = 1;
        for (int i = 0; i < n; i++) {
            long[] following = new long[m + 1];
            for (int state = 0; state < m; state++) {
                for (int other : next[state]) following[other] = (following[other] + ways[state]) % MOD;
            }
            ways = following;
        }
        long codes = 0;
        for (int state = 0; state < m; state++) codes += ways[state];
        System.out.println(codes % MOD);
    }
}

import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static String[] words = new String[3];
    static int columns = 0;
    static int[] digitOf = new int[128];
    static boolean[] used = new boolean[10];
    static int solutions = 0;
    static int first = 0;
    static int second = 0;

    static int number(String word) {
        int value = 0;
        for (char letter : word.toCharArray()) value = 10 * value + digitOf[letter];
        return value;
    }

    static boolean beginsAWord(char letter) {
        for (String word : words) {
            if (word.charAt(0) == letter) return true;
        }
        return false;
    }

    static void keep() {
        int a = number(words[0]);
        int b = number(words[1]);
        if (solutions == 0 || a < first || (a == first && b < second)) {
            first = a;
            second = b;
        }
        solutions++;
    }

    /** Goes on to the next question after the word has got its digit in this column. */
    static void goOn(int column, int word, int sum, int digit) {
        if (word < 2) solve(column, word + 1, sum + digit);
        else if (sum % 10 == digit) solve(column + 1, 0, sum / 10);
    }

    /** Asks for the digit of a word in a column, counted from the right. The column has the given sum so far. */
    static void solve(int column, int word, int sum) {
        if (column == columns) {
            keep();
            return;
        }
        int at = words[word].length() - 1 - column;
        if (at < 0) {
            goOn(column, word, sum, 0);
            return;
        }
        char letter = words[word].charAt(at);
        if (digitOf[letter] >= 0) {
            goOn(column, word, sum, digitOf[letter]);
            return;
        }
        for (int digit = beginsAWord(letter) ? 1 : 0; digit <= 9; digit++) {
            if (used[digit]) continue;
            digitOf[letter] = digit;
            used[digit] = true;
            goOn(column, word, sum, digit);
            used[digit] = false;
            digitOf[letter] = -1;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int word = 0; word < 3; word++) {
            words[word] = in.next();
            columns = Math.max(columns, words[word].length());
        }
        Arrays.fill(digitOf, -1);
        solve(0, 0, 0);
        System.out.println(solutions);
        if (solutions > 0) System.out.println(first + " + " + second + " = " + (first + second));
    }
}

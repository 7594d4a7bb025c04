import java.util.Arrays;
import java.util.Comparator;
import java.util.Scanner;

public class Main {
    static String reversed(String word) {
        return new StringBuilder(word).reverse().toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] words = new String[in.nextInt()];
        for (int i = 0; i < words.length; i++) words[i] = in.next();
        Arrays.sort(words, Comparator.comparing(Main::reversed));
        StringBuilder out = new StringBuilder();
        String end = "";
        for (String word : words) {
            String ownEnd = word.substring(word.length() - 2);
            if (!end.isEmpty()) out.append(ownEnd.equals(end) ? ' ' : '\n');
            out.append(word);
            end = ownEnd;
        }
        System.out.println(out);
    }
}

import java.util.Arrays;
import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    static boolean fits(String pattern, String name) {
        if (name.startsWith(".") && !pattern.startsWith(".")) return false;
        boolean[] old = new boolean[name.length() + 1];
        old[0] = true;
        for (char sign : pattern.toCharArray()) {
            boolean[] next = new boolean[name.length() + 1];
            next[0] = sign == '*' && old[0];
            for (int j = 1; j <= name.length(); j++) {
                if (sign == '*') next[j] = old[j] || next[j - 1];
                else next[j] = old[j - 1] && (sign == '?' || sign == name.charAt(j - 1));
            }
            old = next;
        }
        return old[name.length()];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        String[] names = new String[n];
        for (int i = 0; i < n; i++) names[i] = in.next();
        Arrays.sort(names);
        while (q-- > 0) {
            String pattern = in.next();
            StringJoiner line = new StringJoiner(" ");
            line.setEmptyValue(pattern);
            for (String name : names) {
                if (fits(pattern, name)) line.add(name);
            }
            System.out.println(line);
        }
    }
}

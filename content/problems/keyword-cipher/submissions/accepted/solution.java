import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static String moved(String text, String key, boolean back) {
        StringBuilder out = new StringBuilder();
        int letters = 0;
        for (char c : text.toCharArray()) {
            char first = c >= 'a' && c <= 'z' ? 'a' : 'A';
            if (c < first || c > first + 25) {
                out.append(c);
                continue;
            }
            int shift = key.charAt(letters % key.length()) - 'a';
            if (back) shift = 26 - shift;
            out.append((char) (first + (c - first + shift) % 26));
            letters++;
        }
        return out.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < n; i++) {
            String[] what = in.readLine().trim().split(" ");
            System.out.println(moved(in.readLine(), what[1], what[0].equals("show")));
        }
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String keys = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        // The node of key i has the number i + 1; 0 is the sentinel.
        int[] previous = new int[keys.length() + 1];
        int[] next = new int[keys.length() + 1];
        int cursor = 0;
        for (int i = 0; i < keys.length(); i++) {
            switch (keys.charAt(i)) {
                case '<':
                    if (cursor != 0) cursor = previous[cursor];
                    break;
                case '>':
                    if (next[cursor] != 0) cursor = next[cursor];
                    break;
                case '[':
                    cursor = 0;
                    break;
                case ']':
                    cursor = previous[0];
                    break;
                case '*':
                    int gone = next[cursor];
                    if (gone == 0) break;
                    next[cursor] = next[gone];
                    previous[next[gone]] = cursor;
                    break;
                default:
                    int node = i + 1;
                    previous[node] = cursor;
                    next[node] = next[cursor];
                    previous[next[node]] = node;
                    next[cursor] = node;
                    cursor = node;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int node = next[0]; node != 0; node = next[node]) text.append(keys.charAt(node - 1));
        System.out.println(text.length() == 0 ? "EMPTY" : text);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String keys = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        StringBuilder text = new StringBuilder();
        int cursor = 0;
        for (char key : keys.toCharArray()) {
            if (key == '<') {
                if (cursor > 0) cursor--;
            } else if (key == '>') {
                if (cursor < text.length()) cursor++;
            } else if (key == '[') {
                cursor = 0;
            } else if (key == ']') {
                cursor = text.length();
            } else if (key == '*') {
                if (cursor > 0) text.deleteCharAt(--cursor);
            } else {
                text.insert(cursor++, key);
            }
        }
        System.out.println(text.length() == 0 ? "EMPTY" : text);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;

public class Main {
    public static void main(String[] args) throws IOException {
        String page = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        ArrayDeque<String> open = new ArrayDeque<>();
        int deepest = 0;
        int number = 0;
        for (String part : page.split(">")) {
            String tag = part.substring(1);
            number++;
            if (tag.startsWith("/")) {
                if (open.isEmpty() || !open.pop().equals(tag.substring(1))) {
                    System.out.println("error " + number);
                    return;
                }
            } else if (tag.endsWith("/")) {
                deepest = Math.max(deepest, open.size() + 1);
            } else {
                open.push(tag);
                deepest = Math.max(deepest, open.size());
            }
        }
        System.out.println(open.isEmpty() ? "ok " + deepest : "unclosed " + open.peek());
    }
}

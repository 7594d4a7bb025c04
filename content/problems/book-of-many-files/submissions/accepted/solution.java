import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class BookError extends RuntimeException {
        BookError(String message) {
            super(message);
        }
    }

    static final Map<String, List<String>> files = new HashMap<>();
    static final List<String> path = new ArrayList<>(); // the files that are open now
    static final List<String> text = new ArrayList<>();

    static void putIn(String name) {
        int open = path.indexOf(name);
        if (open >= 0) {
            throw new BookError("circle " + String.join(" ", path.subList(open, path.size())) + " " + name);
        }
        path.add(name);
        int number = 0;
        for (String line : files.get(name)) {
            number++;
            if (!line.startsWith("include ")) {
                text.add(line);
                continue;
            }
            String next = line.substring(8);
            if (!files.containsKey(next)) throw new BookError("missing " + next + " in " + name + " line " + number);
            putIn(next);
        }
        path.remove(path.size() - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String first = null;
        for (int f = 0; f < n; f++) {
            String[] head = in.readLine().split(" ");
            List<String> lines = new ArrayList<>();
            for (int k = Integer.parseInt(head[2]); k > 0; k--) lines.add(in.readLine());
            files.put(head[1], lines);
            if (first == null) first = head[1];
        }
        try {
            putIn(first);
            text.forEach(System.out::println);
        } catch (BookError error) {
            System.out.println(error.getMessage());
        }
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<String> names = new ArrayList<>();
        StringBuilder out = new StringBuilder();
        while (n-- > 0) {
            String line = in.readLine();
            String word = line.substring(2).trim();
            switch (line.charAt(0)) {
                case '+' -> names.add(word);
                case '-' -> names.remove(word);
                default -> {
                    int count = 0;
                    for (String name : names) {
                        if (name.contains(word)) count++;
                    }
                    out.append(count).append('\n');
                }
            }
        }
        System.out.print(out);
    }
}

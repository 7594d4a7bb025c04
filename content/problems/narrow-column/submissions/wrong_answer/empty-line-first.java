import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int w = in.nextInt();
        List<String> lines = new ArrayList<>();
        String line = "";
        while (in.hasNext()) {
            String word = in.next();
            if (!line.isEmpty() && line.length() + 1 + word.length() <= w) {
                line += " " + word;
                continue;
            }
            lines.add(line);
            while (word.length() > w) {
                lines.add(word.substring(0, w));
                word = word.substring(w);
            }
            line = word;
        }
        lines.add(line);
        System.out.println(String.join("\n", lines));
        System.out.println(lines.size());
    }
}

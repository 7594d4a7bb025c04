import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = 0;
        int words = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String clean = line.trim();
            if (clean.isEmpty()) continue;
            String[] parts = clean.split(" +");
            System.out.println(String.join(" ", parts));
            lines++;
            words += parts.length;
        }
        System.out.println(lines + " " + words);
    }
}

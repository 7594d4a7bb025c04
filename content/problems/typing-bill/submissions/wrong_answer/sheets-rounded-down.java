import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = 0;
        int words = 0;
        int characters = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            lines++;
            StringTokenizer parts = new StringTokenizer(line);
            while (parts.hasMoreTokens()) {
                words++;
                characters += parts.nextToken().length();
            }
        }
        int sheets = lines / 25 + 1;
        int paise = 5 * characters + 200 * sheets;
        System.out.println(lines + " lines, " + words + " words, " + characters + " characters");
        System.out.printf("%d sheets, Rs %d.%02d%n", sheets, paise / 100, paise % 100);
    }
}

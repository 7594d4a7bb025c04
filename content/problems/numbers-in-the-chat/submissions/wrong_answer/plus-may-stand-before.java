import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Main {
    static final Pattern NUMBER = Pattern.compile("(?<!\\d)(?:(?:\\+91|0)[ -]?)?([6-9]\\d{4})[ -]?(\\d{5})(?!\\d)");

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Map<String, Integer> times = new LinkedHashMap<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Matcher matcher = NUMBER.matcher(line);
            while (matcher.find()) times.merge(matcher.group(1) + matcher.group(2), 1, Integer::sum);
        }
        for (String number : times.keySet()) System.out.println(number + " " + times.get(number));
        System.out.println(times.size());
    }
}

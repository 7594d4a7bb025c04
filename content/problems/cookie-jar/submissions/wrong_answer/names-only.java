import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.stream.Collectors;

public class Main {
    record Cookie(String name, String value, String path, long end) {
        boolean fits(String requested) {
            return path.equals("/") || requested.equals(path) || requested.startsWith(path + "/");
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Map<String, Cookie> jar = new LinkedHashMap<>();
        for (int i = 0; i < q; i++) {
            boolean set = in.next().equals("SET");
            long t = in.nextLong();
            jar.values().removeIf(cookie -> cookie.end() <= t);
            if (set) {
                String name = in.next();
                String value = in.next();
                String path = in.next();
                String age = in.next();
                long end = age.equals("-") ? Long.MAX_VALUE : t + Long.parseLong(age);
                // A key that is there already keeps its place.
                jar.put(name, new Cookie(name, value, path, end));
            } else {
                String path = in.next();
                List<Cookie> sent = new ArrayList<>(jar.values());
                sent.removeIf(cookie -> !cookie.fits(path));
                sent.sort(Comparator.comparingInt(cookie -> -cookie.path().length()));
                String line = sent.stream().map(c -> c.name() + "=" + c.value()).collect(Collectors.joining("; "));
                System.out.println(line.isEmpty() ? "none" : line);
            }
        }
    }
}

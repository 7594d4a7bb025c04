import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> lines = in.lines().toList();
        int middle = lines.indexOf("=====");
        System.out.println(compare(lines.subList(0, middle), lines.subList(middle + 1, lines.size())));
    }

    static String compare(List<String> first, List<String> second) {
        int both = Math.min(first.size(), second.size());
        for (int i = 0; i < both; i++) {
            String a = first.get(i);
            String b = second.get(i);
            if (a.equals(b)) continue;
            int c = 0;
            while (c < a.length() && c < b.length() && a.charAt(c) == b.charAt(c)) c++;
            return "line " + (i + 1) + " column " + c;
        }
        return first.size() == second.size() ? "same" : "line " + (both + 1) + " is missing";
    }
}

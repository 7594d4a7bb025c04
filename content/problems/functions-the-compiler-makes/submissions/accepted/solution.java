import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static final Map<String, List<String[]>> calls = new LinkedHashMap<>();
    static final Map<String, Set<String>> made = new LinkedHashMap<>();

    static void make(String name, String type) {
        if (!made.get(name).add(type)) return;
        for (String[] call : calls.get(name)) make(call[0], call[1].equals("T") ? type : call[1]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        for (int f = 0; f < n; f++) {
            String name = in.next();
            List<String[]> body = new ArrayList<>();
            for (int k = in.nextInt(); k > 0; k--) body.add(new String[] { in.next(), in.next() });
            calls.put(name, body);
            made.put(name, new HashSet<>());
        }
        for (int i = 0; i < m; i++) make(in.next(), in.next());
        int total = 0;
        for (Set<String> types : made.values()) total += types.size();
        System.out.println(total);
        made.forEach((name, types) -> System.out.println(name + " " + types.size()));
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static final Map<String, List<String>> parts = new HashMap<>(); // of each class: first the bases, then the members
    static final List<String> made = new ArrayList<>();
    static final StringBuilder out = new StringBuilder();

    static void make(String name) {
        if (made.contains(name)) return;
        for (String part : parts.get(name)) make(part);
        out.append('+').append(name).append('\n');
        made.add(name);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), q = in.nextInt();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            List<String> list = new ArrayList<>();
            for (int b = in.nextInt(); b > 0; b--) list.add(in.next());
            for (int m = in.nextInt(); m > 0; m--) list.add(in.next());
            parts.put(name, list);
        }
        for (int i = 0; i < q; i++) make(in.next());
        for (int i = made.size() - 1; i >= 0; i--) out.append('-').append(made.get(i)).append('\n');
        System.out.print(out);
    }
}

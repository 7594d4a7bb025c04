import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<String, List<String>> lists = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            String a = in.next();
            List<String> list = lists.get(a);
            switch (kind) {
                case "new" -> lists.put(a, new ArrayList<>());
                case "share" -> lists.put(in.next(), list);
                case "copy" -> lists.put(in.next(), new ArrayList<>(list));
                case "add" -> list.add(in.next());
                case "strike" -> list.remove(in.next());
                default -> System.out.println(list.isEmpty() ? "empty" : String.join(" ", list));
            }
        }
        Set<List<String>> different = Collections.newSetFromMap(new IdentityHashMap<>());
        different.addAll(lists.values());
        System.out.println("lists " + different.size());
    }
}

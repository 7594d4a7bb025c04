import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ArrayDeque;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        int n = in.nextInt();
        Map<String, Set<Integer>> readers = new HashMap<>();
        Map<String, Set<Integer>> writers = new HashMap<>();
        List<Set<Integer>> after = new ArrayList<>();
        for (int i = 0; i <= t; i++) after.add(new HashSet<>());
        for (int i = 0; i < n; i++) {
            String step = in.next();
            String value = in.next();
            boolean writes = step.charAt(0) == 'W';
            int who = Integer.parseInt(step.substring(1));
            Set<Integer> read = readers.computeIfAbsent(value, v -> new HashSet<>());
            Set<Integer> written = writers.computeIfAbsent(value, v -> new HashSet<>());
            for (int other : written) after.get(other).add(who);
            if (writes) for (int other : read) after.get(other).add(who);
            (writes ? written : read).add(who);
        }
        int[] waitsFor = new int[t + 1];
        ArrayDeque<Integer> ready = new ArrayDeque<>();
        for (int a = 1; a <= t; a++) {
            after.get(a).remove(a);
            for (int b : after.get(a)) waitsFor[b]++;
        }
        for (int a = 1; a <= t; a++) if (waitsFor[a] == 0) ready.add(a);
        List<String> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int a = ready.poll();
            order.add(String.valueOf(a));
            for (int b : after.get(a)) {
                waitsFor[b]--;
                if (waitsFor[b] == 0) ready.add(b);
            }
        }
        System.out.println(order.size() < t ? "not serializable" : String.join(" ", order));
    }
}

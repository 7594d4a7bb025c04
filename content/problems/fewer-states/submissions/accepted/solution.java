import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] group = new int[n + 1];
        int[][] next = new int[n + 1][2];
        for (int s = 1; s <= n; s++) {
            group[s] = in.nextInt();
            next[s][0] = in.nextInt();
            next[s][1] = in.nextInt();
        }

        boolean[] reached = new boolean[n + 1];
        List<Integer> states = new ArrayList<>();
        states.add(1);
        reached[1] = true;
        for (int i = 0; i < states.size(); i++) {
            for (int to : next[states.get(i)]) {
                if (!reached[to]) {
                    reached[to] = true;
                    states.add(to);
                }
            }
        }

        int groups = 0;
        int before;
        do {
            before = groups;
            Map<Long, Integer> numbers = new HashMap<>();
            int[] refined = new int[n + 1];
            for (int s : states) {
                long triple = (group[s] * 2000L + group[next[s][0]]) * 2000 + group[next[s][1]];
                refined[s] = numbers.computeIfAbsent(triple, key -> numbers.size());
            }
            group = refined;
            groups = numbers.size();
        } while (groups > before);
        System.out.println(states.size() + " " + groups);
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int q = in.nextInt();
        List<TreeSet<Integer>> free = new ArrayList<>(); // first pages of the free blocks of each size
        for (int j = 0; j <= k; j++) free.add(new TreeSet<>());
        free.get(k).add(0);
        Map<Integer, int[]> held = new HashMap<>(); // page, order, pages asked for
        StringBuilder out = new StringBuilder();
        for (int command = 0; command < q; command++) {
            String what = in.next();
            int i = in.nextInt();
            if (what.equals("FREE")) {
                int[] block = held.remove(i);
                int page = block[0];
                int order = block[1];
                while (order < k && free.get(order).remove(page ^ (1 << order))) {
                    page &= ~(1 << order);
                    order++;
                }
                free.get(order).add(page);
                out.append(1 << order).append('\n');
                continue;
            }
            int p = in.nextInt();
            int wanted = 0;
            while (1 << wanted < p) wanted++;
            int order = wanted;
            while (order <= k && free.get(order).isEmpty()) order++;
            if (order > k) {
                out.append("no\n");
                continue;
            }
            int page = free.get(order).pollFirst();
            while (order > wanted) {
                order--;
                free.get(order).add(page + (1 << order));
            }
            held.put(i, new int[] {page, order, p});
            out.append(page).append('\n');
        }
        int used = 0;
        int wasted = 0;
        for (int[] block : held.values()) {
            used += 1 << block[1];
            wasted += (1 << block[1]) - block[2];
        }
        System.out.print(out);
        System.out.println(used + " " + wasted);
    }
}

import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.nextInt();
        int q = in.nextInt();
        Map<Integer, TreeSet<Integer>> holds = new TreeMap<>();
        Map<Integer, Integer> broken = new TreeMap<>();
        for (int line = 1; line <= q; line++) {
            int thread = in.nextInt();
            String what = in.next();
            int lock = in.nextInt();
            TreeSet<Integer> own = holds.computeIfAbsent(thread, key -> new TreeSet<>());
            if (what.equals("release")) {
                own.remove(lock);
                continue;
            }
            if (!own.isEmpty() && own.first() > lock) broken.putIfAbsent(thread, line);
            own.add(lock);
        }
        broken.forEach((thread, line) -> System.out.println(thread + " " + line));
        if (broken.isEmpty()) System.out.println("safe");
    }
}

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int m = in.nextInt();
        int n = in.nextInt();
        Map<Integer, Map<Integer, Long>> outer = new HashMap<>();
        for (int i = 0; i < m; i++) {
            int page = in.nextInt();
            outer.computeIfAbsent(page >> 10, key -> new HashMap<>()).put(page & 1023, in.nextLong());
        }
        LinkedHashSet<Integer> tlb = new LinkedHashSet<>(); // in the order of the last use
        StringBuilder out = new StringBuilder();
        int total = 0;
        for (int i = 0; i < n; i++) {
            long address = Long.parseLong(in.next(), 16);
            int page = (int) (address >> 12);
            Map<Integer, Long> inner = outer.get(page >> 10);
            Long frame = inner == null ? null : inner.get(page & 1023);
            boolean hit = tlb.remove(page);
            int accesses = 0;
            if (!hit) accesses = inner == null ? 1 : 2;
            if (frame == null) {
                if (tlb.size() == k) tlb.remove(tlb.iterator().next());
                out.append("fault");
            } else {
                if (tlb.size() == k) tlb.remove(tlb.iterator().next());
                tlb.add(page);
                accesses++;
                out.append(String.format("%08x", frame * 4096 + address % 4096));
            }
            total += accesses;
            out.append(hit ? " hit " : " miss ").append(accesses).append('\n');
        }
        System.out.print(out);
        System.out.println(total);
    }
}

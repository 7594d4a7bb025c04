import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.TreeMap;

public class Main {
    static TreeMap<Integer, Integer> low = new TreeMap<>();
    static TreeMap<Integer, Integer> high = new TreeMap<>();

    static void put(TreeMap<Integer, Integer> half, int x) {
        half.merge(x, 1, Integer::sum);
    }

    static void take(TreeMap<Integer, Integer> half, int x) {
        if (half.merge(x, -1, Integer::sum) == 0) half.remove(x);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int lowCount = 0;
        int highCount = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String line = in.readLine().trim();
            int x = Integer.parseInt(line.substring(2));
            boolean toLow = low.containsKey(x) || !high.containsKey(x) && (low.isEmpty() || x < low.lastKey());
            TreeMap<Integer, Integer> half = toLow ? low : high;
            int change = line.charAt(0) == '+' ? 1 : -1;
            if (change == 1) put(half, x);
            else take(half, x);
            if (toLow) lowCount += change;
            else highCount += change;
            while (lowCount > highCount + 1) {
                int greatest = low.lastKey();
                take(low, greatest);
                put(high, greatest);
                lowCount--;
                highCount++;
            }
            while (lowCount < highCount) {
                int least = high.firstKey();
                take(high, least);
                put(low, least);
                lowCount++;
                highCount--;
            }
            if (lowCount == 0) out.append("closed\n");
            else out.append(low.lastKey()).append('\n');
        }
        System.out.print(out);
    }
}

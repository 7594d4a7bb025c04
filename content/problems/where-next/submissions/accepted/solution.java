import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static long number(String address) {
        long value = 0;
        for (String part : address.split("\\.")) value = value * 256 + Integer.parseInt(part);
        return value;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        // One table for each prefix length.
        List<Map<Long, String>> tables = new ArrayList<>();
        for (int bits = 0; bits <= 32; bits++) tables.add(new HashMap<>());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String[] where = in.next().split("/");
            long address = number(where[0]);
            if (what.equals("ASK")) {
                String neighbour = "unreachable";
                for (int bits = 0; bits <= 32; bits++) {
                    neighbour = tables.get(bits).getOrDefault(address >> (32 - bits), neighbour);
                }
                out.append(neighbour).append('\n');
                continue;
            }
            int bits = Integer.parseInt(where[1]);
            if (what.equals("ADD")) tables.get(bits).put(address >> (32 - bits), in.next());
            else tables.get(bits).remove(address >> (32 - bits));
        }
        System.out.print(out);
    }
}

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Scanner;

public class Main {
    static final int OPEN = 480; // 08:00 in minutes
    static final int DAY = 720;
    static final Map<String, BitSet> calendar = new HashMap<>();

    static BitSet busyOf(String name) {
        return calendar.computeIfAbsent(name, key -> new BitSet(DAY));
    }

    static int minute(String time) {
        String[] parts = time.split(":");
        return 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]) - OPEN;
    }

    static String text(int minute) {
        return String.format("%02d:%02d", (minute + OPEN) / 60, (minute + OPEN) % 60);
    }

    // The first minute of the first free row of this length.
    static OptionalInt firstFree(BitSet busy, int length) {
        int row = 0;
        for (int i = 0; i < DAY; i++) {
            row = busy.get(i) ? 0 : row + 1;
            if (row == length) return OptionalInt.of(i - length + 1);
        }
        return OptionalInt.empty();
    }

    static String meet(int length, String[] group) {
        BitSet busy = new BitSet(DAY);
        for (String name : group) busy.or(busyOf(name));
        OptionalInt start = firstFree(busy, length);
        if (start.isEmpty()) return "none";
        int from = start.getAsInt();
        for (String name : group) busyOf(name).set(from, from + length);
        return text(from);
    }

    static String free(BitSet busy) {
        StringBuilder line = new StringBuilder();
        int from = busy.nextClearBit(0);
        while (from < DAY) {
            int to = busy.nextSetBit(from);
            if (to == -1) to = DAY;
            line.append(text(from)).append('-').append(text(to)).append(' ');
            from = busy.nextClearBit(to);
        }
        return line.isEmpty() ? "none" : line.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int c = 0; c < n; c++) {
            String command = in.next();
            if (command.equals("meet")) {
                int length = in.nextInt();
                String[] group = new String[in.nextInt()];
                for (int i = 0; i < group.length; i++) group[i] = in.next();
                System.out.println(meet(length, group));
            } else if (command.equals("busy")) {
                busyOf(in.next()).set(minute(in.next()), minute(in.next()));
            } else {
                System.out.println(free(busyOf(in.next())));
            }
        }
    }
}

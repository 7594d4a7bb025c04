import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    /** A finger that walks along a chain and knows how many lamps of its bundle are left. */
    static class Walker {
        private final String[] bundles;
        private int place = 0;
        long left;
        char colour;

        Walker(int count) throws IOException {
            bundles = new String[count];
            for (int i = 0; i < count; i++) bundles[i] = in.readLine();
            open();
        }

        private void open() {
            String[] parts = bundles[place].split(" ");
            left = Long.parseLong(parts[0]);
            colour = parts[1].charAt(0);
        }

        /** Walks on, and answers whether there is a lamp. */
        boolean walk(long lamps) {
            left -= lamps;
            if (left > 0) return true;
            place++;
            if (place == bundles.length) return false;
            open();
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        String[] counts = in.readLine().split(" ");
        Walker a = new Walker(Integer.parseInt(counts[0]));
        Walker b = new Walker(Integer.parseInt(counts[1]));
        int same = 0;
        int row = 0;
        int longest = 0;
        boolean more = true;
        while (more) {
            long stretch = Math.min(a.left, b.left);
            if (a.colour == b.colour) {
                same += stretch;
                row += stretch;
                longest = Math.max(longest, row);
            } else {
                row = 0;
            }
            more = a.walk(stretch);
            b.walk(stretch);
        }
        System.out.println(same + " " + longest);
    }
}

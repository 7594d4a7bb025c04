import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), gaps = 0;
        Integer[] reading = new Integer[n];
        for (int i = 0; i < n; i++) {
            String entry = in.next();
            if (entry.equals("?")) gaps++;
            else reading[i] = Integer.valueOf(entry);
        }
        if (gaps == n) {
            System.out.println("no readings");
            return;
        }
        int[] before = new int[n], after = new int[n];
        for (int i = 0, last = -1; i < n; i++) {
            if (reading[i] != null) last = i;
            before[i] = last;
        }
        for (int i = n - 1, last = -1; i >= 0; i--) {
            if (reading[i] != null) last = i;
            after[i] = last;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            boolean takeAfter = before[i] < 0 || (after[i] >= 0 && after[i] - i < i - before[i]);
            out.append(reading[takeAfter ? after[i] : before[i]]).append(i + 1 < n ? ' ' : '\n');
        }
        System.out.print(out);
        System.out.println("filled " + gaps);
    }
}

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
        // What was filled in counts as a reading for the next gap.
        for (int i = 0; i < n; i++) {
            for (int far = 1; reading[i] == null; far++) {
                if (i - far >= 0 && reading[i - far] != null) reading[i] = reading[i - far];
                else if (i + far < n && reading[i + far] != null) reading[i] = reading[i + far];
            }
        }
        StringBuilder out = new StringBuilder();
        for (Integer r : reading) out.append(r).append(' ');
        System.out.println(out);
        System.out.println("filled " + gaps);
    }
}

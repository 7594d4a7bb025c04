import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static final Set<Integer> lost = new HashSet<>();
    static List<Integer> sent = new ArrayList<>();

    static boolean transmit(int frame) {
        sent.add(frame);
        return !lost.contains(sent.size());
    }

    static void report(String name) {
        StringBuilder out = new StringBuilder(name + " " + sent.size() + ":");
        for (int frame : sent) out.append(' ').append(frame);
        System.out.println(out);
        sent = new ArrayList<>();
    }

    static void goBackN(int n, int w) {
        int base = 0;
        int next = 0;
        while (base < n) {
            if (next == n || next == base + w) {
                next = base; // timeout
                continue;
            }
            boolean arrives = transmit(next);
            if (arrives && next == base) base++;
            next++;
        }
        report("go-back-n");
    }

    static void selective(int n, int w) {
        boolean[] arrived = new boolean[n];
        int base = 0;
        int next = 0;
        while (base < n) {
            if (next < n && next < base + w) {
                while (!arrived[next]) arrived[next] = transmit(next);
                next++;
            } else {
                for (int frame = base; frame < next; frame++) {
                    if (!arrived[frame]) arrived[frame] = transmit(frame);
                }
            }
            while (base < n && arrived[base]) base++;
        }
        report("selective");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int w = in.nextInt();
        int m = in.nextInt();
        for (int i = 0; i < m; i++) lost.add(in.nextInt());
        goBackN(n, w);
        selective(n, w);
    }
}

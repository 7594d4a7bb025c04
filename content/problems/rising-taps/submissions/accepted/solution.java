import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Listener(int number, int element, boolean up, boolean stops) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int t = in.nextInt();
        int[] parent = new int[n + 1];
        for (int i = 2; i <= n; i++) parent[i] = in.nextInt();
        List<Listener> listeners = new ArrayList<>();
        for (int l = 1; l <= m; l++) {
            listeners.add(new Listener(l, in.nextInt(), in.next().equals("up"), in.next().equals("stop")));
        }

        StringBuilder out = new StringBuilder();
        for (int i = 0; i < t; i++) {
            List<Integer> way = new ArrayList<>();
            for (int e = in.nextInt(); e != 0; e = parent[e]) way.add(e);
            List<String> calls = new ArrayList<>();
            boolean stopped = false;
            for (int station = 0; station < 2 * way.size() && !stopped; station++) {
                boolean up = station >= way.size();
                int element = way.get(up ? station - way.size() : way.size() - 1 - station);
                for (Listener listener : listeners) {
                    if (listener.element() != element || listener.up() != up) continue;
                    calls.add(String.valueOf(listener.number()));
                    stopped |= listener.stops();
                }
            }
            out.append(calls.isEmpty() ? "none" : String.join(" ", calls)).append('\n');
        }
        System.out.print(out);
    }
}

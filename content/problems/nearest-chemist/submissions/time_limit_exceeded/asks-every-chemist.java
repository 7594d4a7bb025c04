import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static String nearest(List<Integer> open, int x) {
        if (open.isEmpty()) return "NONE";
        int best = open.get(0);
        for (int shop : open) {
            int far = Math.abs(shop - x);
            int least = Math.abs(best - x);
            if (far < least || (far == least && shop < best)) best = shop;
        }
        return String.valueOf(best);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        List<Integer> open = new ArrayList<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String event = in.readLine();
            int x = Integer.parseInt(event.substring(2));
            switch (event.charAt(0)) {
                case '+' -> open.add(x);
                case '-' -> open.remove(Integer.valueOf(x));
                default -> out.append(nearest(open, x)).append('\n');
            }
        }
        System.out.print(out);
    }
}

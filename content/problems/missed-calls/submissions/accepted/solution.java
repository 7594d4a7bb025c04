import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Caller {
        final String name;
        String time;
        int calls;
        int line;

        Caller(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<String, Caller> callers = new HashMap<>();
        for (int line = 0; line < n; line++) {
            String time = in.next();
            String name = in.next();
            if (!callers.containsKey(name)) callers.put(name, new Caller(name));
            Caller caller = callers.get(name);
            caller.time = time;
            caller.calls++;
            caller.line = line;
        }
        List<Caller> order = new ArrayList<>(callers.values());
        order.sort(Comparator.comparing((Caller caller) -> caller.line).reversed());
        for (Caller caller : order) System.out.println(caller.name + " " + caller.calls + " " + caller.time);
    }
}

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    private final int places;
    private final Queue<String> tiffins = new ArrayDeque<>();
    private final Map<String, String> waiting = new LinkedHashMap<>(); // cooks with their tiffins, carriers with ""
    private final StringBuilder out = new StringBuilder();

    Main(int places) {
        this.places = places;
    }

    private void put(String cook, String tiffin) {
        out.append(cook).append(" puts ").append(tiffin).append('\n');
        tiffins.add(tiffin);
    }

    private void take(String carrier) {
        out.append(carrier).append(" takes ").append(tiffins.remove()).append('\n');
    }

    /** An event; the tiffin is "" for a carrier. */
    private void come(String person, String tiffin) {
        boolean cook = !tiffin.isEmpty();
        if (waiting.containsKey(person)) {
            out.append(person).append(" is waiting\n");
        } else if (cook ? tiffins.size() == places : tiffins.isEmpty()) {
            out.append(person).append(" waits\n");
            waiting.put(person, tiffin);
        } else {
            if (cook) put(person, tiffin);
            else take(person);
        }
    }

    /** Cooks and carriers never wait at the same time, so whoever waits waits for what has just happened. */
    private void goOn(boolean wasPut) {
        if (waiting.isEmpty()) return;
        String person = waiting.keySet().iterator().next();
        String tiffin = waiting.get(person);
        if (wasPut != tiffin.isEmpty()) return;
        waiting.remove(person);
        if (wasPut) take(person);
        else put(person, tiffin);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Main counter = new Main(in.nextInt());
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            boolean cook = in.next().equals("cook");
            counter.come(in.next(), cook ? in.next() : "");
        }
        System.out.print(counter.out);
        System.out.println("counter " + (counter.tiffins.isEmpty() ? "empty" : String.join(" ", counter.tiffins)));
        System.out.println("waiting " + (counter.waiting.isEmpty() ? "nobody" : String.join(" ", counter.waiting.keySet())));
    }
}

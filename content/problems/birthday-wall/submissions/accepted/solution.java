import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    static final String[] MONTHS = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Map<Integer, Map<Integer, TreeSet<String>>> wall = new TreeMap<>(); // month, day, names
        for (int i = 0; i < n; i++) {
            String name = in.next();
            String[] date = in.next().split("/");
            wall.computeIfAbsent(Integer.parseInt(date[1]), month -> new TreeMap<>())
                .computeIfAbsent(Integer.parseInt(date[0]), day -> new TreeSet<>())
                .add(name);
        }
        int shared = 0;
        for (int month : wall.keySet()) {
            StringBuilder line = new StringBuilder();
            for (Map.Entry<Integer, TreeSet<String>> day : wall.get(month).entrySet()) {
                for (String name : day.getValue()) line.append(", ").append(day.getKey()).append(' ').append(name);
                if (day.getValue().size() >= 2) shared++;
            }
            System.out.println(MONTHS[month - 1] + ": " + line.substring(2));
        }
        System.out.println(shared);
    }
}

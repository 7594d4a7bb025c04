import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static final Map<String, String> records = new HashMap<>();

    static String find(String server, String kind, String name) {
        return records.get(server + " " + kind + " " + name);
    }

    /** The server for the longest domain that the name is or is below. */
    static String delegated(String server, String name) {
        while (true) {
            String next = find(server, "NS", name);
            int dot = name.indexOf('.');
            if (next != null || dot < 0) return next;
            name = name.substring(dot + 1);
        }
    }

    static String resolve(String name) {
        String server = "root";
        StringBuilder asked = new StringBuilder();
        for (int question = 0; question < 20; question++) {
            asked.append(' ').append(server);
            String address = find(server, "A", name);
            if (address != null) return address + asked;
            String alias = find(server, "CNAME", name);
            if (alias != null) {
                name = alias;
                server = "root";
                continue;
            }
            server = delegated(server, name);
            if (server == null) return "unknown" + asked;
        }
        return "loop" + asked;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        while (n-- > 0) records.put(in.next() + " " + in.next() + " " + in.next(), in.next());
        while (q-- > 0) System.out.println(resolve(in.next()));
    }
}

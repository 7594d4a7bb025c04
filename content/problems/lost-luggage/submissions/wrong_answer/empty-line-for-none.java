import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    static Set<String> readTags(Scanner in, int n) {
        Set<String> tags = new TreeSet<>();
        for (int i = 0; i < n; i++) tags.add(in.next());
        return tags;
    }

    static String only(Set<String> tags, Set<String> other) {
        Set<String> rest = new TreeSet<>(tags);
        rest.removeAll(other);
        return String.join(" ", rest);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int e = in.nextInt();
        int s = in.nextInt();
        Set<String> expected = readTags(in, e);
        Set<String> scanned = readTags(in, s);
        Set<String> found = new TreeSet<>(expected);
        found.retainAll(scanned);
        System.out.println(found.size());
        System.out.println(only(expected, scanned));
        System.out.println(only(scanned, expected));
    }
}

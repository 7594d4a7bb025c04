import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    record Caller(int number, Iterator<String> children) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int m = in.nextInt();
        Queue<Caller> callers = new ArrayDeque<>();
        for (int c = 1; c <= k; c++) {
            int size = in.nextInt();
            List<String> names = new ArrayList<>();
            for (int i = 0; i < size; i++) names.add(in.next());
            callers.add(new Caller(c, names.iterator()));
        }
        int marched = 0;
        int last = 0;
        StringBuilder out = new StringBuilder();
        while (!callers.isEmpty()) {
            Caller caller = callers.remove();
            if (!caller.children.hasNext()) continue;
            marched++;
            last = caller.number;
            out.append(caller.number).append(' ').append(caller.children.next());
            out.append((marched - 1) % m == 0 ? " flag\n" : "\n");
            callers.add(caller);
        }
        System.out.println(out.append(marched / m).append(' ').append(last));
    }
}

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static class Process {
        int parent;
        boolean adopted = false;
        boolean blocked = false;
        final Set<Integer> children = new LinkedHashSet<>(); // alive
        final Deque<int[]> zombies = new ArrayDeque<>(); // number and exit code

        Process(int parent) {
            this.parent = parent;
        }
    }

    static final Map<Integer, Process> alive = new HashMap<>();
    static final StringBuilder out = new StringBuilder();

    static void end(int p, int code) {
        Process process = alive.remove(p);
        for (int child : process.children) {
            alive.get(child).parent = 1;
            alive.get(child).adopted = true;
            alive.get(1).children.add(child);
        }
        Process parent = alive.get(process.parent);
        parent.children.remove(p);
        if (parent.blocked) {
            parent.blocked = false;
            out.append(process.parent + " got " + p + " " + code + "\n");
        } else {
            parent.zombies.addLast(new int[] {p, code});
        }
    }

    static void waitForChild(int p) {
        Process process = alive.get(p);
        if (!process.zombies.isEmpty()) {
            int[] child = process.zombies.removeFirst();
            out.append(p + " got " + child[0] + " " + child[1] + "\n");
        } else if (!process.children.isEmpty()) {
            process.blocked = true;
            out.append(p + " waits\n");
        } else {
            out.append(p + " has no child\n");
        }
    }

    static void list() {
        int zombies = 0;
        int adopted = 0;
        for (Process process : alive.values()) {
            zombies += process.zombies.size();
            if (process.adopted) adopted++;
        }
        out.append(alive.size() + " " + zombies + " " + adopted + "\n");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int last = 1;
        alive.put(1, new Process(0));
        for (int i = 0; i < n; i++) {
            String what = in.next();
            if (what.equals("list")) {
                list();
                continue;
            }
            int p = in.nextInt();
            if (what.equals("fork")) {
                last++;
                alive.put(last, new Process(p));
                alive.get(p).children.add(last);
                out.append(last).append('\n');
            } else if (what.equals("exit")) {
                end(p, in.nextInt());
            } else {
                waitForChild(p);
            }
        }
        System.out.print(out);
    }
}

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Inode {
        int parent = 1;
        char kind = 'D';
        String path = "";
        final Map<String, Integer> entries = new HashMap<>();
    }

    static class Wrong extends Exception {
        Wrong(String message) {
            super(message);
        }
    }

    static final Map<Integer, Inode> inodes = new HashMap<>();
    static int links;

    static Inode inode(int number) {
        return inodes.computeIfAbsent(number, key -> new Inode());
    }

    static int resolve(int start, String path) throws Wrong {
        int at = path.startsWith("/") ? 1 : start;
        for (String part : path.split("/")) {
            if (part.isEmpty()) continue;
            Inode here = inode(at);
            if (here.kind != 'D') throw new Wrong("not a directory");
            if (part.equals(".")) continue;
            if (part.equals("..")) {
                at = here.parent;
                continue;
            }
            Integer found = here.entries.get(part);
            if (found == null) throw new Wrong("missing");
            if (inode(found).kind == 'L') {
                links++;
                if (links >= 20) throw new Wrong("loop");
                at = resolve(at, inode(found).path);
            } else {
                at = found;
            }
        }
        return at;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < n; i++) {
            int number = in.nextInt();
            Inode inode = inode(number);
            inode.parent = in.nextInt();
            inode(inode.parent).entries.put(in.next(), number);
            inode.kind = in.next().charAt(0);
            if (inode.kind == 'L') inode.path = in.next();
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            links = 0;
            try {
                out.append(resolve(in.nextInt(), in.next()));
            } catch (Wrong wrong) {
                out.append(wrong.getMessage());
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}

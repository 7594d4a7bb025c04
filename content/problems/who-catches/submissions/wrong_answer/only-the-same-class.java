import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    record Method(String name, List<String> blocks) {}

    static final Map<String, String> above = new HashMap<>();

    /** Does a catch for the second class catch an exception of the first? */
    static boolean fits(String thrown, String caught) {
        return thrown.equals(caught) || caught.equals(above.get(thrown));
    }

    static String answer(List<Method> stack, String name, String thrown) {
        boolean called = false;
        for (int at = stack.size() - 1; at >= 0; at--) {
            Method method = stack.get(at);
            for (String block : method.blocks) {
                if (called && fits(thrown, block)) return method.name + " catches " + block;
            }
            if (method.name.equals(name)) called = true;
        }
        return "program stops";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt(), q = in.nextInt();
        for (int i = 0; i < n; i++) above.put(in.next(), in.next());
        List<Method> stack = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            Method method = new Method(in.next(), new ArrayList<>());
            for (int count = in.nextInt(); count > 0; count--) {
                String block = in.next();
                if (method.blocks.stream().anyMatch(earlier -> fits(block, earlier))) {
                    System.out.println("unreachable " + method.name + " " + block);
                }
                method.blocks.add(block);
            }
            stack.add(method);
        }
        for (int i = 0; i < q; i++) System.out.println(answer(stack, in.next(), in.next()));
    }
}

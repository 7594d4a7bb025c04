import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class ClassType {
        final ClassType base;
        final String name;
        final Map<String, Boolean> functions = new HashMap<>(); // is it declared virtual?

        ClassType(String name, ClassType base) {
            this.name = name;
            this.base = base;
        }

        /** The first class from this one upwards that declares the function, or null. */
        ClassType lookUp(String function) {
            if (functions.containsKey(function)) return this;
            return base == null ? null : base.lookUp(function);
        }

        boolean hasVirtual(String function) {
            if (functions.getOrDefault(function, false)) return true;
            return base != null && base.hasVirtual(function);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), q = in.nextInt();
        Map<String, ClassType> classes = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            ClassType c = new ClassType(name, classes.get(in.next()));
            classes.put(name, c);
            for (int m = in.nextInt(); m > 0; m--) {
                String function = in.next();
                c.functions.put(function.replace("*", ""), function.endsWith("*"));
            }
        }
        for (int i = 0; i < q; i++) {
            ClassType s = classes.get(in.next()), d = classes.get(in.next());
            String function = in.next();
            ClassType found = s.lookUp(function);
            if (found != null && d.hasVirtual(function)) found = d.lookUp(function);
            System.out.println(found == null ? "error" : found.name + "::" + function);
        }
    }
}

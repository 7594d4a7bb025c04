import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    static class Lock {
        private String owner = "";
        private int times = 0; // how often the owner has to give it back
        private final Queue<String> queue = new ArrayDeque<>();

        String take(String name) {
            if (times == 0) {
                owner = name;
                times = 1;
                return name + " has the key";
            }
            if (owner.equals(name)) {
                times++;
                return name + " has it " + times + " times";
            }
            if (queue.contains(name)) return name + " waits already";
            queue.add(name);
            return name + " waits";
        }

        String give(String name) {
            if (times == 0 || !owner.equals(name)) return name + " does not have it";
            times--;
            times = 0;
            if (queue.isEmpty()) return name + " gives it back";
            owner = queue.remove();
            times = 1;
            return name + " gives it to " + owner;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Lock lock = new Lock();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String name = in.next();
            System.out.println(command.equals("take") ? lock.take(name) : lock.give(name));
        }
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static class Lock {
        Worker holder;
        int times;
    }

    record Step(boolean takes, String name, Lock lock) {}

    static class Worker {
        final int number;
        final List<Step> steps = new ArrayList<>();
        int next = 0;

        Worker(int number) {
            this.number = number;
        }

        boolean finished() {
            return next == steps.size();
        }

        /** The one that holds the lock that this one needs next, or null. */
        Worker waitsFor() {
            if (finished() || !steps.get(next).takes) return null;
            Lock lock = steps.get(next).lock;
            return lock.holder;
        }

        void turn() {
            if (finished() || waitsFor() != null) return;
            Step step = steps.get(next++);
            step.lock.times += step.takes ? 1 : -1;
            step.lock.holder = step.lock.times > 0 ? this : null;
        }

        boolean inCircle() {
            Set<Worker> seen = new HashSet<>();
            Worker at = waitsFor();
            while (at != null && at != this && seen.add(at)) at = at.waitsFor();
            return at == this;
        }

        @Override
        public String toString() {
            if (finished()) return number + ": finished";
            return number + ": " + (waitsFor() == null ? "ready" : "waiting for " + steps.get(next).name);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt(), n = in.nextInt();
        Map<String, Lock> locks = new HashMap<>();
        List<Worker> workers = new ArrayList<>();
        for (int i = 1; i <= t; i++) {
            Worker worker = new Worker(i);
            for (int s = in.nextInt(); s > 0; s--) {
                String step = in.next();
                String name = step.substring(1);
                Lock lock = locks.computeIfAbsent(name, each -> new Lock());
                worker.steps.add(new Step(step.charAt(0) == '+', name, lock));
            }
            workers.add(worker);
        }
        while (n-- > 0) workers.get(in.nextInt() - 1).turn();
        StringBuilder circle = new StringBuilder();
        for (Worker worker : workers) {
            System.out.println(worker);
            if (worker.inCircle()) circle.append(' ').append(worker.number);
        }
        System.out.println(circle.length() == 0 ? "no deadlock" : "deadlock" + circle);
    }
}

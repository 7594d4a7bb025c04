import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    static long along(int start, List<Integer> places) {
        long moved = 0;
        int at = start;
        for (int place : places) {
            moved += Math.abs(place - at);
            at = place;
        }
        return moved;
    }

    static void report(String name, long moved, List<Integer> order) {
        StringBuilder out = new StringBuilder(name + " " + moved + ":");
        for (int cylinder : order) out.append(' ').append(cylinder);
        System.out.println(out);
    }

    static List<Integer> nearestFirst(int start, List<Integer> sorted) {
        List<Integer> left = new ArrayList<>(sorted);
        List<Integer> order = new ArrayList<>();
        int at = start;
        while (!left.isEmpty()) {
            int best = 0;
            for (int i = 1; i < left.size(); i++) {
                if (Math.abs(left.get(i) - at) < Math.abs(left.get(best) - at)) best = i;
            }
            at = left.remove(best);
            order.add(at);
        }
        return order;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int c = in.nextInt();
        int start = in.nextInt();
        int n = in.nextInt();
        List<Integer> requests = new ArrayList<>();
        for (int i = 0; i < n; i++) requests.add(in.nextInt());
        report("FCFS", along(start, requests), requests);
        Collections.sort(requests);
        List<Integer> near = nearestFirst(start, requests);
        report("SSTF", along(start, near), near);
        List<Integer> above = new ArrayList<>();
        List<Integer> below = new ArrayList<>();
        for (int r : requests) (r >= start ? above : below).add(r);
        List<Integer> round = new ArrayList<>(above);
        round.addAll(below);
        long moved = c - 1 - start;
        if (!below.isEmpty()) moved += c - 1 - below.get(0);
        Collections.reverse(below);
        above.addAll(below);
        report("SCAN", moved, above);
        report("C-LOOK", along(start, round) - (below.isEmpty() || round.size() == below.size() ? 0 : round.get(round.size() - below.size() - 1) - round.get(round.size() - below.size())), round);
    }
}

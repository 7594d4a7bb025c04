import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int n = in.nextInt();
        int[] number = new int[k + 1];
        List<Deque<Integer>> queues = new ArrayList<>();
        queues.add(new ArrayDeque<>());
        for (int s = 1; s <= k; s++) {
            number[s] = in.nextInt();
            queues.add(new ArrayDeque<>());
        }
        String[][][] programs = new String[n][][];
        for (int t = 0; t < n; t++) {
            programs[t] = new String[in.nextInt()][];
            for (int i = 0; i < programs[t].length; i++) programs[t][i] = new String[] {in.next(), in.next()};
        }
        int[] place = new int[n];
        int[] waitsAt = new int[n];
        List<String> printed = new ArrayList<>();
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int t = 0; t < n; t++) {
                if (waitsAt[t] != 0 || place[t] == programs[t].length) continue;
                moved = true;
                String[] step = programs[t][place[t]++];
                if (step[0].equals("print")) {
                    printed.add(step[1]);
                    continue;
                }
                int s = Integer.parseInt(step[1]);
                if (step[0].equals("signal")) {
                    if (queues.get(s).isEmpty()) number[s]++;
                    else waitsAt[queues.get(s).remove()] = 0;
                } else if (number[s] > 0) {
                    number[s]--;
                } else {
                    waitsAt[t] = s;
                    queues.get(s).add(t);
                }
            }
        }
        System.out.println(printed.isEmpty() ? "nothing" : String.join(" ", printed));
        boolean all = true;
        for (int t = 0; t < n; t++) {
            if (waitsAt[t] == 0) continue;
            System.out.println((t + 1) + " " + waitsAt[t]);
            all = false;
        }
        if (all) System.out.println("all finished");
    }
}

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, Integer> ready = new HashMap<>();
        int n = in.nextInt();
        int time = 0, waited = 0, all = 0;
        for (int i = 0; i < n; i++) {
            String step = in.next();
            if (step.equals("work")) {
                time += in.nextInt();
            } else if (step.equals("start")) {
                String name = in.next();
                int end = time + in.nextInt();
                ready.put(name, end);
                all = Math.max(all, end);
            } else {
                String name = in.next();
                int later = ready.get(name);
                waited += later - time;
                time = later;
                System.out.println(name + " " + time);
            }
        }
        System.out.println(time + " " + Math.max(all, time) + " " + waited);
    }
}

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Plan(boolean promise, int delay, int function) {}

    record Function(int length, List<Plan> plans) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Function> functions = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            int length = in.nextInt();
            int k = in.nextInt();
            List<Plan> plans = new ArrayList<>();
            for (int j = 0; j < k; j++) {
                boolean promise = in.next().equals("P");
                plans.add(new Plan(promise, promise ? 0 : in.nextInt(), in.nextInt()));
            }
            functions.add(new Function(length, plans)); // function i stands at i - 1
        }

        long now = 0;
        int current = 1;
        // Your code here: the loop.
        System.out.println(now + " " + current);
    }
}

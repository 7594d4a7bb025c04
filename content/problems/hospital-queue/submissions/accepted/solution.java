import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.PriorityQueue;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int[] urgency = new int[q + 1];
        boolean[] called = new boolean[q + 1];
        int patients = 0;
        PriorityQueue<int[]> waiting =
            new PriorityQueue<>((a, b) -> a[0] != b[0] ? Integer.compare(b[0], a[0]) : Integer.compare(a[1], b[1]));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] event = in.readLine().trim().split(" ");
            if (event[0].equals("NEXT")) {
                while (!waiting.isEmpty() && (called[waiting.peek()[1]] || waiting.peek()[0] != urgency[waiting.peek()[1]])) {
                    waiting.poll();
                }
                if (waiting.isEmpty()) {
                    out.append("nobody\n");
                    continue;
                }
                int patient = waiting.poll()[1];
                called[patient] = true;
                out.append(patient).append('\n');
                continue;
            }
            int patient = event[0].equals("ARRIVE") ? ++patients : Integer.parseInt(event[1]);
            urgency[patient] = Integer.parseInt(event[event.length - 1]);
            waiting.add(new int[] {urgency[patient], patient});
        }
        System.out.print(out);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int[] urgency = new int[q + 1]; // 0: was called
        int patients = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] event = in.readLine().trim().split(" ");
            if (event[0].equals("ARRIVE")) {
                urgency[++patients] = Integer.parseInt(event[1]);
            } else if (event[0].equals("WORSE")) {
                int patient = Integer.parseInt(event[1]);
                if (urgency[patient] > 0) urgency[patient] = Integer.parseInt(event[2]);
            } else {
                int most = 0;
                for (int p = 1; p <= patients; p++) {
                    if (urgency[p] > urgency[most]) most = p;
                }
                out.append(most > 0 ? String.valueOf(most) : "nobody").append('\n');
                urgency[most] = 0;
            }
        }
        System.out.print(out);
    }
}

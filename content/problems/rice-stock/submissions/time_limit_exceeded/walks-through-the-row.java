import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        long[] sacks = new long[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) sacks[i] = Long.parseLong(line.nextToken());
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            line = new StringTokenizer(in.readLine());
            char event = line.nextToken().charAt(0);
            int i = Integer.parseInt(line.nextToken());
            int x = Integer.parseInt(line.nextToken());
            if (event == '+') sacks[i] += x;
            else if (event == '-') sacks[i] -= x;
            else {
                long sum = 0;
                for (int k = i; k <= x; k++) sum += sacks[k];
                out.append(sum).append('\n');
            }
        }
        System.out.print(out);
    }
}

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
        long[] total = new long[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) total[i] = total[i - 1] + Long.parseLong(line.nextToken());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            out.append(total[b] - total[a - 1]).append('\n');
        }
        System.out.print(out);
    }
}

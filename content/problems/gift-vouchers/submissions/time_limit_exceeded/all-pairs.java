import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long s = Long.parseLong(line.nextToken());
        long[] value = new long[n];
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) value[i] = Long.parseLong(line.nextToken());
        long ways = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                if (value[i] + value[j] == s) ways++;
        System.out.println(ways);
    }
}

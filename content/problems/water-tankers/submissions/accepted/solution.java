import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static int trips(long[] need, long size) {
        int count = 1;
        long left = size;
        for (long litres : need) {
            if (litres > left) {
                count++;
                left = size;
            }
            left -= litres;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int t = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        long[] need = new long[n];
        long low = 0;
        long high = 0;
        for (int i = 0; i < n; i++) {
            need[i] = Long.parseLong(line.nextToken());
            low = Math.max(low, need[i]);
            high += need[i];
        }
        while (low < high) {
            long middle = (low + high) / 2;
            if (trips(need, middle) <= t) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }
}

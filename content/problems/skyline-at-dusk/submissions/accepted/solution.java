import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.PriorityQueue;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[][] houses = new int[n][];
        int[] places = new int[2 * n];
        for (int i = 0; i < n; i++) {
            houses[i] = new int[] {next(), next(), next()};
            places[2 * i] = houses[i][0];
            places[2 * i + 1] = houses[i][1];
        }
        Arrays.sort(houses, (a, b) -> Integer.compare(a[0], b[0]));
        Arrays.sort(places);
        PriorityQueue<int[]> begun = new PriorityQueue<>((a, b) -> Integer.compare(b[2], a[2]));
        StringBuilder out = new StringBuilder();
        int number = 0;
        int height = 0;
        for (int place : places) {
            while (number < n && houses[number][0] <= place) begun.add(houses[number++]);
            while (!begun.isEmpty() && begun.peek()[1] <= place) begun.remove();
            int now = begun.isEmpty() ? 0 : begun.peek()[2];
            if (now != height) out.append(place).append(' ').append(now).append('\n');
            height = now;
        }
        System.out.print(out);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] counts = in.readLine().split(" ");
        int n = Integer.parseInt(counts[0]);
        int m = Integer.parseInt(counts[1]);
        long[] lamps = new long[n + m]; // first the bundles of the first chain, then those of the second
        char[] colours = new char[n + m];
        for (int i = 0; i < n + m; i++) {
            String[] bundle = in.readLine().split(" ");
            lamps[i] = Long.parseLong(bundle[0]);
            colours[i] = bundle[1].charAt(0);
        }
        long same = 0;
        long longest = 0;

        // Your code here: walk along both chains.

        System.out.println(same + " " + longest);
    }
}

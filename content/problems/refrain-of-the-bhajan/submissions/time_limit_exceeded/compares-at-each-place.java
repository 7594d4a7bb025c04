import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String song = in.readLine().trim();
        String refrain = in.readLine().trim();
        int n = song.length();
        int m = refrain.length();
        int count = 0;
        int first = 0;
        int last = 0;
        for (int i = 0; i + m <= n; i++) {
            int k = 0;
            while (k < m && song.charAt(i + k) == refrain.charAt(k)) k++;
            if (k == m) {
                last = i + 1;
                if (count == 0) first = last;
                count++;
            }
        }
        System.out.println(count == 0 ? "0" : count + " " + first + " " + last);
    }
}

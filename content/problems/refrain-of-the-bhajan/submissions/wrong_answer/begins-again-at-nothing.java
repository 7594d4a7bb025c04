import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String song = in.readLine().trim();
        String refrain = in.readLine().trim();
        int m = refrain.length();
        int[] border = new int[m + 1];
        int matched = 0;
        for (int i = 1; i < m; i++) {
            while (matched > 0 && refrain.charAt(i) != refrain.charAt(matched)) matched = border[matched];
            if (refrain.charAt(i) == refrain.charAt(matched)) matched++;
            border[i + 1] = matched;
        }
        int count = 0;
        int first = 0;
        int last = 0;
        matched = 0;
        for (int i = 0; i < song.length(); i++) {
            if (matched > 0 && song.charAt(i) != refrain.charAt(matched)) matched = 0;
            if (song.charAt(i) == refrain.charAt(matched)) matched++;
            if (matched == m) {
                last = i - m + 2;
                if (count == 0) first = last;
                count++;
                matched = border[m];
            }
        }
        System.out.println(count == 0 ? "0" : count + " " + first + " " + last);
    }
}

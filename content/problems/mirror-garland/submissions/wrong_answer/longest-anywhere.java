import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String garland = in.readLine().trim();
        int n = garland.length();
        int longest = 0;
        for (int middle = 0; middle < 2 * n - 1; middle++) {
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < n && garland.charAt(left) == garland.charAt(right)) {
                left--;
                right++;
            }
            longest = Math.max(longest, right - left - 1);
        }
        System.out.println(n - longest);
    }
}

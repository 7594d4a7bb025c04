import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String garland = in.readLine().trim();
        int begin = 0;
        while (true) {
            int left = begin;
            int right = garland.length() - 1;
            while (left < right && garland.charAt(left) == garland.charAt(right)) {
                left++;
                right--;
            }
            if (left >= right) break;
            begin++;
        }
        System.out.println(begin);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String garland = in.readLine().trim();
        String turned = new StringBuilder(garland).reverse().toString();
        int n = garland.length();
        int[] shorter = new int[n + 1]; // for each length of a match the next shorter one
        int length = 0;
        for (int i = 1; i < n; i++) {
            while (length > 0 && turned.charAt(i) != turned.charAt(length)) length = shorter[length];
            if (turned.charAt(i) == turned.charAt(length)) length++;
            shorter[i + 1] = length;
        }
        length = 0;
        for (int i = 0; i < n; i++) {
            while (length > 0 && garland.charAt(i) != turned.charAt(length)) length = shorter[length];
            if (garland.charAt(i) == turned.charAt(length)) length++;
        }
        System.out.println(n - length);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < n; i++) {
            String[] bytes = in.readLine().trim().split(" ");
            int sum = 0;
            for (int k = 0; k < bytes.length; k++) {
                int value = Integer.parseInt(bytes[k], 16);
                sum += k % 2 == 0 ? value << 8 : value;
            }
            while (sum > 0xffff) sum = (sum & 0xffff) + (sum >> 16);
            System.out.println(String.format("%04x", ~sum & 0xffff));
        }
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        long sum = 0;
        int faulty = 0;
        int unreadable = 0;
        for (int i = 0; i < n; i++) {
            try {
                int reading = Integer.parseInt(in.readLine());
                if (reading < 0) faulty++;
                else sum += reading;
            } catch (NumberFormatException e) {
                unreadable++;
            }
        }
        System.out.println("sum " + sum);
        System.out.println("faulty " + faulty);
        System.out.println("unreadable " + unreadable);
    }
}

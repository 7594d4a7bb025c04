import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        long sum = 0;
        int unreadable = 0;
        for (int i = 0; i < n; i++) {
            String line = in.readLine();
            if (line.matches("[0-9]+")) sum += Integer.parseInt(line);
            else unreadable++;
        }
        System.out.println("sum " + sum);
        System.out.println("faulty 0");
        System.out.println("unreadable " + unreadable);
    }
}

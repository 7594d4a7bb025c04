import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int count = 0;
        int sum = 0;
        int largest = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            for (String word : line.split("[^A-Za-z0-9]+")) {
                if (!word.matches("[0-9]+")) continue;
                int amount = Integer.parseInt(word);
                count++;
                sum += amount;
                largest = Math.max(largest, amount);
            }
        }
        System.out.println(count + " " + sum + " " + largest);
    }
}

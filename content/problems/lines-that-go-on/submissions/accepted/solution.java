import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder joined = new StringBuilder();
        int number = 0;
        int first = 1;
        boolean goesOn = false;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!goesOn) first = number;
            goesOn = line.endsWith("\\");
            joined.append(goesOn ? line.substring(0, line.length() - 1) : line);
            if (!goesOn) {
                System.out.println(first + ": " + joined);
                joined.setLength(0);
            }
        }
        if (goesOn) System.out.println(first + ": " + joined);
    }
}

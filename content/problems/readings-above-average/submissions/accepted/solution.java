import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        List<Integer> readings = new ArrayList<>();
        int sum = 0;
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            readings.add((int) in.nval);
            sum += (int) in.nval;
        }
        int n = readings.size();
        int above = 0;
        StringBuilder line = new StringBuilder();
        for (int reading : readings) {
            if (reading * n > sum) {
                line.append(reading).append(' ');
                above++;
            }
        }
        System.out.println(above == 0 ? "none" : line);
        System.out.println(above + " " + n);
    }
}

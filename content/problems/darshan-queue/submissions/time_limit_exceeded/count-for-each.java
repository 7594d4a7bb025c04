import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        int[] slots = new int[n];
        for (int i = 0; i < n; i++) slots[i] = next();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int place = 1;
            for (int j = 0; j < n; j++) {
                if (slots[j] < slots[i]) place++;
                else if (slots[j] == slots[i] && j < i) place++;
            }
            line.append(place).append(' ');
        }
        System.out.println(line);
    }
}

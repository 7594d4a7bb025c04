import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        int n = (int) in.nval;
        int[] row = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            row[i] = (int) in.nval;
        }
        int[] before = row.clone();
        int exchanges = 0;
        int right = 0;
        for (int i = 0; i < n - 1; i++) {
            int smallest = i;
            for (int j = i + 1; j < n; j++) {
                if (row[j] < row[smallest]) smallest = j;
            }
            if (smallest == i) continue;
            int kept = row[i];
            row[i] = row[smallest];
            row[smallest] = kept;
            exchanges++;
        }
        for (int i = 0; i < n; i++) {
            if (row[i] == before[i]) right++;
        }
        System.out.println(exchanges + " " + right);
    }
}

import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static long[] garlands;
    static int count;

    static long takeShortest() {
        int place = 0;
        for (int i = 1; i < count; i++) {
            if (garlands[i] < garlands[place]) place = i;
        }
        long shortest = garlands[place];
        count--;
        garlands[place] = garlands[count];
        return shortest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(System.in);
        in.nextToken();
        count = (int) in.nval;
        garlands = new long[count];
        long joined = 0;
        long inOrder = 0;
        for (int i = 0; i < count; i++) {
            in.nextToken();
            garlands[i] = (long) in.nval;
            joined += garlands[i];
            if (i > 0) inOrder += joined;
        }
        long thread = 0;
        while (count > 1) {
            long made = takeShortest() + takeShortest();
            thread += made;
            garlands[count] = made;
            count++;
        }
        System.out.println(thread);
        System.out.println(inOrder - thread);
    }
}

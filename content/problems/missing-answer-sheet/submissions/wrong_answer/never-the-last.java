import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long n = Long.parseLong(in.readLine().trim());
        StringTokenizer pile = new StringTokenizer(in.readLine());
        long missing = n * (n - 1) / 2;
        while (pile.hasMoreTokens()) missing -= Integer.parseInt(pile.nextToken());
        System.out.println(missing);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        String bangles = in.next();
        StringBuilder rest = new StringBuilder();
        int packs = 0;
        for (int i = 0; i < bangles.length(); ) {
            int end = i;
            while (end < bangles.length() && bangles.charAt(end) == bangles.charAt(i)) end++;
            packs += (end - i) / k;
            for (int j = 0; j < (end - i) % k; j++) rest.append(bangles.charAt(i));
            i = end;
        }
        System.out.println(packs);
        System.out.println(rest.length() == 0 ? "EMPTY" : rest);
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        boolean[] reader = new boolean[n];
        long[] enter = new long[n];
        long[] leave = new long[n];
        long lastWriter = 0;
        long lastOfAll = 0;
        long inFront = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            reader[i] = in.next().equals("R");
            long comes = in.nextLong();
            long needs = in.nextLong();
            enter[i] = Math.max(Math.max(comes, inFront), reader[i] ? lastWriter : lastOfAll);
            leave[i] = enter[i] + needs;
            inFront = enter[i];
            lastOfAll = Math.max(lastOfAll, leave[i]);
            if (!reader[i]) lastWriter = leave[i];
            out.append(enter[i]).append(i + 1 < n ? " " : "\n");
        }
        int most = 0;
        for (int i = 0; i < n; i++) {
            int inside = 0;
            for (int j = 0; j < n; j++) {
                if (reader[j] && enter[j] <= enter[i] && enter[i] <= leave[j]) inside++;
            }
            most = Math.max(most, inside);
        }
        System.out.print(out);
        System.out.println(most);
    }
}

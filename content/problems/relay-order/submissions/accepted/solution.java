import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        List<Integer> team = new ArrayList<>();
        for (int i = 1; i <= n; i++) team.add(i);
        for (int i = 0; i < q; i++) {
            switch (in.next()) {
                case "SWAP":
                    Collections.swap(team, in.nextInt() - 1, in.nextInt() - 1);
                    break;
                case "LEFT":
                    Collections.rotate(team, -(in.nextInt() % n));
                    break;
                default:
                    Collections.reverse(team);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int runner : team) out.append(runner).append(' ');
        System.out.println(out.toString().trim());
    }
}

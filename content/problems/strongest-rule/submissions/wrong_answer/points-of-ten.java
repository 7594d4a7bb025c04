import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        int winner = 0;
        int[] best = {-1, 0, 0, 0};
        for (int rule = 1; rule <= n; rule++) {
            String line = in.nextLine();
            int[] strength = {line.startsWith("!") ? 1 : 0, 0, 0, 0};
            for (String part : line.split(" ")) {
                if (Character.isLetter(part.charAt(0))) strength[3]++;
                for (char c : part.toCharArray()) {
                    if (c == '#') strength[1]++;
                    if (c == '.' || c == ':') strength[2]++;
                }
            }
            if (strength[0] * 1000 + strength[1] * 100 + strength[2] * 10 + strength[3] >= best[0] * 1000 + best[1] * 100 + best[2] * 10 + best[3]) {
                best = strength;
                winner = rule;
            }
        }
        System.out.println(winner + " " + best[1] + " " + best[2] + " " + best[3]);
    }
}

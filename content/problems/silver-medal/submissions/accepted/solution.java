import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int gold = 0, golds = 0, silver = 0, silvers = 0;
        for (int i = 0; i < n; i++) {
            int distance = in.nextInt();
            if (distance > gold) {
                silver = gold;
                silvers = golds;
                gold = distance;
                golds = 1;
            } else if (distance == gold) {
                golds++;
            } else if (distance > silver) {
                silver = distance;
                silvers = 1;
            } else if (distance == silver) {
                silvers++;
            }
        }
        System.out.println(gold + " " + golds);
        if (silvers > 0) System.out.println(silver + " " + silvers);
        else System.out.println("no silver");
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int p = in.nextInt();
        int m = in.nextInt();
        int[] plates = new int[p];
        int[] takes = new int[m];
        for (int i = 0; i < p; i++) plates[i] = in.nextInt();
        for (int j = 0; j < m; j++) takes[j] = in.nextInt();
        int[] value = new int[5001];
        for (int s = 1; s <= 5000; s++) {
            boolean[] reached = new boolean[m + 2];
            for (int take : takes) {
                if (take <= s) reached[value[s - take]] = true;
            }
            while (reached[value[s]]) value[s]++;
        }
        int together = 0;
        int winning = 0;
        for (int plate : plates) together ^= value[plate];
        for (int plate : plates) {
            for (int take : takes) {
                if (take <= plate && (together ^ value[plate]) == value[plate - take]) winning++;
            }
        }
        if (together == 0) {
            System.out.println("Gauri");
        } else {
            System.out.println("Ganesh");
            System.out.println(winning);
        }
    }
}

import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int g = in.nextInt();
        int[] tree = new int[n];
        for (int i = 0; i < n; i++) tree[i] = in.nextInt();
        Arrays.sort(tree);
        int wide = 0;
        int widest = 0;
        int after = 0; // the tree at the far side of the widest gap
        for (int i = 1; i < n; i++) {
            int gap = tree[i] - tree[i - 1];
            if (gap > g) wide++;
            if (gap > widest) {
                widest = gap;
                after = i;
            }
        }
        System.out.println(wide);
        System.out.println(widest + " " + tree[after - 1] + " " + tree[after]);
    }
}

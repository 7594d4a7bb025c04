import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] slate = new int[n + 1];
        int[] child = new int[n + 1]; // the slate that the child points at
        for (int i = 1; i <= n; i++) {
            slate[i] = in.nextInt();
            child[i] = i;
        }
        for (int i = 0; i < m; i++) {
            String command = in.next();
            int a = in.nextInt();
            if (command.equals("show")) {
                System.out.println(slate[child[a]]);
                continue;
            }
            int b = in.nextInt();
            if (command.equals("point")) child[a] = child[b];
            else if (command.equals("copy")) slate[child[a]] = slate[child[b]];
            else slate[child[a]] = b;
        }
        boolean[] seen = new boolean[n + 1];
        for (int i = 1; i <= n; i++) seen[child[i]] = true;
        int unseen = 0;
        for (int s = 1; s <= n; s++) {
            if (!seen[s]) unseen++;
        }
        System.out.println("unseen " + unseen);
    }
}

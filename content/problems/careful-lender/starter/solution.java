import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] available = new int[k];
        for (int kind = 0; kind < k; kind++) available[kind] = in.nextInt();
        int[][] lent = new int[n][k];
        int[][] most = new int[n][k];
        for (int p = 0; p < n; p++) {
            for (int kind = 0; kind < k; kind++) lent[p][kind] = in.nextInt();
            for (int kind = 0; kind < k; kind++) most[p][kind] = in.nextInt();
        }

        // your code here

        System.out.println("unsafe");
    }
}

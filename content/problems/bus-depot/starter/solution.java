import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<List<int[]>> roads = new ArrayList<>(); // of each village: where to, and how long
        for (int v = 0; v <= n; v++) roads.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            int d = in.nextInt();
            roads.get(a).add(new int[] {b, d});
            roads.get(b).add(new int[] {a, d});
        }
        long longest = 0;
        int depot = 1;
        long farthest = 0;

        // Your code here.

        System.out.println(longest);
        System.out.println(depot + " " + farthest);
    }
}
